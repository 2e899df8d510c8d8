import { describe, expect, it } from "vitest";
import { detectLanguage, languageOf, pageLanguageOf } from "@/lib/i18n/detect-language";

describe("the language of a text", () => {
  it.each([
    ["en", "The living room and the bedroom need painting, the walls are fine."],
    ["de", "Guten Tag, wann passt es Ihnen?"],
    ["hu", "Jó napot, mikor lenne jó önnek?"],
    ["cz", "Dobrý den, kdy se Vám to hodí?"],
    ["sk", "Dobrý deň, kedy sa Vám to hodí?"],
    ["pl", "Potrzebuję pomalować salon i sypialnię."],
    ["uk", "Добрий день, коли вам зручно прийти подивитися квартиру?"],
    ["ro", "Trebuie vopsit livingul și dormitorul."],
  ])("is %s for %s", (lang, text) => {
    expect(detectLanguage(text)).toBe(lang);
  });

  it.each(["", "Ok", "👍", "12.5.2026 14:00", "+421 900 123 456", "iPhone 13 Pro", "Gruber Bau GmbH"])(
    "is not guessed for %s",
    (text) => {
      expect(detectLanguage(text)).toBeNull();
    },
  );

  it("is that of its author where its words do not show it", () => {
    expect(languageOf("Ok", { lang: "hu" })).toBe("hu");
    expect(languageOf("Guten Tag, wann passt es Ihnen?", { lang: "hu" })).toBe("de");
  });

  it("is one of the interface for what has a page", () => {
    expect(pageLanguageOf("Potrzebuję pomalować salon i sypialnię.", "cz")).toBe("cz");
    expect(pageLanguageOf("Dobrý deň, kedy sa Vám to hodí?", "cz")).toBe("sk");
  });
});
