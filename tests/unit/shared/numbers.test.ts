import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/i18n/languages";
import { fold } from "@/lib/shared/fold";
import { formatNumber, parseNumber } from "@/lib/shared/numbers";

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
  ])("in %s, %j is %s", (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it("comes back from what is shown", () => {
    for (const locale of ["en", "de", "hu", "cs", "sk"] as const) {
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
