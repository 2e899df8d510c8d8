import type { Language } from "@/lib/i18n/languages";
import type { ChatLine } from "../shapes";

/** What the two write once an offer is accepted, when the job needs no more words. */
export const AGREED_CHATS: Record<Language, readonly ChatLine[]> = {
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
