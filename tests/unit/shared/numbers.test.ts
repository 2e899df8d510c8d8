import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/i18n/languages";
import { fold } from "@/lib/shared/fold";
import { formatNumber, parseNumber } from "@/lib/shared/numbers";

const LOCALES = ["en", "de", "hu", "cs", "sk"] as const;

describe("a number as people type it", () => {
  it.each<[Locale, string, number | null]>([
    ["en", "1,200.50", 1200.5],
    ["de", "1.200,50", 1200.5],
    ["hu", "1 200,5", 1200.5],
    ["cs", "1 200,5", 1200.5],
    ["sk", "1\u00A0200,5", 1200.5],
    ["de", "12.50", 12.5],
    ["cs", "12.5", 12.5],
    ["en", "12,50", 12.5],
    ["de", "1.200", 1200],
    ["en", "1,200", 1200],
    ["en", "-3", -3],
    ["de", "", null],
    ["de", "zwölf", null],
    ["en", "1.2.3", null],
    ["en", "12€", null],
    ["en", "abc", null],
    // Grouped in Czech with spaces only, so this could be a thousand or a fraction.
    ["cs", "1.234", null],
    ["hu", "1,234", 1.234],
    ["de", "1.2345", null],
    ["en", "1,23,456", null],
    ["de", "1.234.56", null],
    ["de", "1.234,56,7", null],
    ["sk", "-1.234,56", -1234.56],
    ["de", "12.", 12],
  ])("in %s, %j is %s", (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it.each(["1.234,56", "1,234.56", "1 234,56", "1\u00A0234.56", "1'234.56", "1234,56"])(
    "%j is the same amount in every language",
    (text) => {
      for (const locale of LOCALES) expect(parseNumber(text, locale)).toBe(1234.56);
    },
  );

  it("knows a repeated sign as thousands in every language", () => {
    for (const locale of LOCALES) {
      expect(parseNumber("1.234.567", locale)).toBe(1_234_567);
      expect(parseNumber("1,234,567.8", locale)).toBe(1_234_567.8);
    }
  });

  it("comes back from what is shown", () => {
    for (const locale of LOCALES) {
      for (const value of [0, 12.5, 1200, 999_999.99]) {
        expect(parseNumber(formatNumber(value, locale), locale)).toBe(value);
      }
    }
  });
});

describe("a folded text", () => {
  it.each([
    ["Čistenie", "cistenie"],
    ["GRÜN", "grun"],
    ["Őrség", "orseg"],
    ["Příbram", "pribram"],
    ["painting", "painting"],
  ])("%s is found as %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
