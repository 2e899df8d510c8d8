import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/i18n/languages";
import {
  formatMoney,
  formatMoneyRange,
  formatRate,
  offerTotalMinor,
  toMajor,
  toMinor,
} from "@/lib/shared/money";

/** Intl separates with non-breaking spaces; a test reads better with plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F\u2009]/gu, " ");

describe("an amount", () => {
  it.each<[Locale, number, string]>([
    ["en", 60_000, "€600"],
    ["de", 60_000, "600 €"],
    ["hu", 60_000, "600 €"],
    ["cs", 60_000, "600 €"],
    ["sk", 60_000, "600 €"],
    ["en", 1490, "€14.90"],
    ["de", 1490, "14,90 €"],
    ["hu", 1490, "14,90 €"],
    ["cs", 1490, "14,90 €"],
    ["sk", 1490, "14,90 €"],
    ["en", 99_999_900, "€999,999"],
    ["de", 99_999_900, "999.999 €"],
    ["hu", 99_999_900, "999 999 €"],
    ["cs", 99_999_900, "999 999 €"],
    ["sk", 99_999_900, "999 999 €"],
    ["en", 5, "€0.05"],
    ["en", 0, "€0"],
  ])("in %s of %i cents reads %s", (locale, amountMinor, text) => {
    expect(plain(formatMoney(amountMinor, locale))).toBe(text);
  });

  it.each<[Locale, string]>([
    ["en", "about €90 per visit"],
    ["de", "ca. 90 € pro Termin"],
    ["hu", "kb. 90 € alkalmanként"],
    ["cs", "cca 90 € za návštěvu"],
    ["sk", "cca 90 € za návštevu"],
  ])("in %s of a recurring job reads %s", (locale, text) => {
    expect(plain(formatMoney(9000, locale, { isEstimate: true, perVisit: true }))).toBe(text);
  });

  it("keeps both decimals in breakdowns and payments", () => {
    expect(plain(formatMoney(60_000, "en", { decimals: "always" }))).toBe("€600.00");
    expect(plain(formatMoney(60_000, "cs", { decimals: "always" }))).toBe("600,00 €");
  });

  it.each<[Locale, string, string]>([
    ["en", "about €90", "€45/h"],
    ["de", "ca. 90 €", "45 €/Std."],
    ["hu", "kb. 90 €", "45 €/óra"],
    ["cs", "cca 90 €", "45 €/h"],
    ["sk", "cca 90 €", "45 €/h"],
  ])("in %s of an estimate reads %s, per hour %s", (locale, estimate, rate) => {
    expect(plain(formatMoney(9000, locale, { isEstimate: true }))).toBe(estimate);
    expect(plain(formatRate(4500, locale))).toBe(rate);
  });

  it("is written in euros in every language", () => {
    for (const locale of LOCALES) expect(formatMoney(123_456, locale)).toContain("€");
  });
});

describe("a range of amounts", () => {
  it.each<[Locale, number, number, string]>([
    ["en", 60_000, 90_000, "€600 – 900"],
    ["de", 60_000, 90_000, "600 – 900 €"],
    ["hu", 60_000, 90_000, "600 – 900 €"],
    ["cs", 60_000, 90_000, "600 – 900 €"],
    ["sk", 60_000, 90_000, "600 – 900 €"],
    ["en", 60_050, 90_000, "€600.50 – 900.00"],
    ["de", 60_050, 90_000, "600,50 – 900,00 €"],
    ["en", 60_000, 60_000, "€600"],
    ["cs", 120_000, 240_000, "1 200 – 2 400 €"],
    ["de", 120_000, 240_000, "1.200 – 2.400 €"],
  ])("in %s from %i to %i cents reads %s", (locale, fromMinor, toMinorAmount, text) => {
    expect(plain(formatMoneyRange(fromMinor, toMinorAmount, locale))).toBe(text);
  });
});

describe("cents", () => {
  it.each([
    [1490, 14.9],
    [1, 0.01],
    [99_999_900, 999_999],
    [0, 0],
  ])("%i are %d euros", (amountMinor, amount) => {
    expect(toMajor(amountMinor)).toBe(amount);
    expect(toMinor(amount)).toBe(amountMinor);
  });

  it.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [8.165, 817],
  ])("of %d euros are counted without the errors of floating point: %i", (amount, amountMinor) => {
    expect(toMinor(amount)).toBe(amountMinor);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("of %d are none", (amount) => {
    expect(toMinor(amount)).toBeNull();
  });
});

describe("the total of an offer", () => {
  it.each([
    ["its price", { priceType: "FIXED", priceMinor: 50_000, materials: "INCLUDED" }, 50_000],
    [
      "price and extra materials",
      { priceType: "FIXED", priceMinor: 50_000, materials: "EXTRA", materialsMinor: 7500 },
      57_500,
    ],
    [
      "hours times price",
      { priceType: "HOURLY", priceMinor: 2500, estimatedHours: 8, materials: "CLIENT" },
      20_000,
    ],
    [
      "hours and materials",
      { priceType: "HOURLY", priceMinor: 2500, estimatedHours: 8, materials: "EXTRA", materialsMinor: 100 },
      20_100,
    ],
    [
      "its price, whatever hours are left over",
      { priceType: "FIXED", priceMinor: 500, estimatedHours: 9, materials: "CLIENT" },
      500,
    ],
    [
      "its price, when the client brings the materials",
      { priceType: "FIXED", priceMinor: 500, materials: "CLIENT", materialsMinor: 900 },
      500,
    ],
  ] as const)("is %s", (_, offer, totalMinor) => {
    expect(offerTotalMinor(offer)).toBe(totalMinor);
  });
});
