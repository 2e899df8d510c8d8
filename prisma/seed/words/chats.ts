import type { Language } from "@/lib/i18n/languages";
import type { ScriptedMessage } from "../shapes";

/** The default exchange after an accepted offer. */
export const AGREED_CHATS: Record<Language, readonly ScriptedMessage[]> = {
  en: [
    ["P", "Thank you for choosing me. I will be there at 8:00 on the agreed day."],
    ["C", "Perfect. The bell says Flat 11, I will let you in."],
    ["P", "Noted. I will write to you when I leave."],
  ],
  de: [
    ["P", "Vielen Dank für den Auftrag. Ich bin am vereinbarten Tag um 8 Uhr bei Ihnen."],
    ["C", "Sehr gut. Bitte läuten Sie, ich mache Ihnen auf."],
    ["P", "Notiert. Ich melde mich, sobald ich losfahre."],
  ],
  hu: [
    ["P", "Köszönöm, hogy engem választott. A megbeszélt napon reggel 8-kor ott leszek."],
    ["C", "Nagyszerű. Kérem, csengessen, beengedem."],
    ["P", "Rendben. Szólok, amikor elindulok."],
  ],
  cz: [
    ["P", "Děkuji za důvěru. V domluvený den budu u vás v 8 hodin."],
    ["C", "Výborně. Zazvoňte prosím, otevřu vám."],
    ["P", "Jasně, dám vědět, až vyrazím."],
  ],
  sk: [
    ["P", "Ďakujem za dôveru. V dohodnutý deň budem u vás o 8:00."],
    ["C", "Výborne. Zazvoňte, prosím, otvorím vám."],
    ["P", "Dobre, ozvem sa, keď vyrazím."],
  ],
};

/** The longest conversation of the demo accounts, for scrolling and pagination. */
export const WARDROBE_CHAT: readonly ScriptedMessage[] = [
  ["P", "Thank you, Nora. Is Thursday at 13:00 fine for you?"],
  ["C", "Thursday is perfect. Do you need a ladder?"],
  ["P", "No, I bring everything."],
  ["C", "Great. The boxes stand in the bedroom already, fourteen of them."],
  ["P", "Fourteen sounds right for that model. Could you check that none of them is open or wet?"],
  ["C", "One moment, I will have a look."],
  ["C", "All closed. One corner is a little crushed, but the panel inside looks fine."],
  [
    "P",
    "Good. If a panel is damaged I will see it when I unpack, and the shop replaces it within a day or two.",
  ],
  ["C", "Good morning, one more question about the floor."],
  [
    "C",
    "The flat is old and the floor slopes by maybe two centimetres towards the window. Is that a problem for the sliding doors?",
  ],
  [
    "P",
    "Good morning. Two centimetres over 2.5 metres is a lot, but I level the frame with plates. The doors will run.",
  ],
  ["C", "And if not?"],
  [
    "P",
    "Then I plane two strips of wood and put them under the base. I have them in the van, they cost nothing extra.",
  ],
  ["C", "That is very kind, thank you."],
  ["P", "What is the wall behind it made of? I would like to fix the wardrobe and the shelves."],
  ["C", "Brick on the left side. On the right side it sounds hollow, so plasterboard, I think."],
  ["P", "Then I bring plugs for both. Do you know whether pipes or cables run in the hollow wall?"],
  ["C", "There is a socket at knee height, right in the middle."],
  [
    "P",
    "Cables usually go straight up or straight to the side from there. I have a detector and check before I drill.",
  ],
  ["C", "Perfect. The socket should stay reachable if possible, my lamp hangs on it."],
  ["P", "I can cut a hole into the back panel, just large enough for the plug. Ten minutes of work."],
  ["C", "Yes please, that would be great."],
  ["P", "Noted. Anything else that I should know about the house?"],
  ["C", "The lift is small, 60 by 80 centimetres. And the caretaker does not like drilling after 18:00."],
  ["P", "Then I start with the drilling, and the caretaker and I stay friends."],
  ["C", "He will like you."],
  ["P", "Where can I park to unload?"],
  ["C", "There is a loading zone in front of number 26, you may stand there for half an hour."],
  ["P", "That is enough. How high should the bookshelves hang?"],
  [
    "C",
    "They stand on the floor, they only must not tip over. We have a two-year-old who climbs everything.",
  ],
  ["P", "I understand. Two brackets for each, then nobody moves them, not even a two-year-old."],
  ["C", "You do not know her yet."],
  ["P", "All packed for tomorrow. I will be with you at 13:00 and write when I leave."],
  ["C", "Great. Ring at Berger, fourth floor."],
  ["P", "See you tomorrow."],
  ["C", "See you tomorrow. The coffee will be ready."],
];
