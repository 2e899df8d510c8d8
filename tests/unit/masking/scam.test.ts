import { describe, expect, it } from "vitest";
import { hasScamSigns } from "@/lib/masking/presentation/scam";

const SUSPICIOUS = {
  en: [
    "Please pay the deposit in advance by Western Union.",
    "Buy two gift cards and send me the codes.",
    "Here is my payment link, we do it outside TenderBee.",
  ],
  de: [
    "Ich arbeite nur gegen Vorkasse.",
    "Bitte zahlen Sie die Hälfte im Voraus.",
    "Senden Sie mir den Code einer Geschenkkarte.",
  ],
  hu: ["Kérem, utalja előre a teljes összeget.", "Küldjön ajándékkártyát.", "Fizessünk a TenderBee-n kívül."],
  cz: ["Zaplaťte prosím celou částku předem.", "Pošlete kód dárkové karty.", "Domluvme se mimo TenderBee."],
  sk: ["Zaplaťte prosím celú sumu vopred.", "Pošlite kód darčekovej karty.", "Dohodnime sa mimo TenderBee."],
};

const HARMLESS = [
  "I can pay you right after the work is done.",
  "Die Zahlung erfolgt nach der Abnahme.",
  "Danke im Voraus für Ihr Angebot.",
  "Előre is köszönöm a választ.",
  "Děkuji předem za odpověď.",
  "Vopred ďakujem za ponuku.",
];

describe("a text that asks for money the way fraudsters do", () => {
  it.each(Object.entries(SUSPICIOUS).flatMap(([lang, texts]) => texts.map((text) => [lang, text])))(
    "is known in %s: %s",
    (_lang, text) => expect(hasScamSigns(text)).toBe(true),
  );

  it.each(HARMLESS)("is not this one: %s", (text) => expect(hasScamSigns(text)).toBe(false));
});
