import { describe, expect, it } from "vitest";
import {
  chipRange,
  DATE_CHIPS,
  formatDateRange,
  matchChip,
  type DateChip,
} from "@/lib/shared/dates/date-range";

/** As it is read, whatever keeps day and month in one line. */
const read = (...range: Parameters<typeof formatDateRange>) =>
  formatDateRange(...range).replaceAll("\u00A0", " ");

// 2026-11-21 is a Saturday, 22 a Sunday, 23 a Monday.
describe("a date chip", () => {
  it.each<[DateChip, string, string, string]>([
    ["TODAY", "2026-11-21", "2026-11-21", "2026-11-21"],
    ["TOMORROW", "2026-11-21", "2026-11-22", "2026-11-22"],
    ["TOMORROW", "2026-12-31", "2027-01-01", "2027-01-01"],
    ["THIS_WEEK", "2026-11-21", "2026-11-21", "2026-11-22"],
    ["THIS_WEEK", "2026-11-23", "2026-11-23", "2026-11-29"],
    ["THIS_WEEK", "2026-11-22", "2026-11-22", "2026-11-22"],
    ["NEXT_WEEK", "2026-11-21", "2026-11-23", "2026-11-29"],
    ["NEXT_WEEK", "2026-11-22", "2026-11-23", "2026-11-29"],
    ["NEXT_WEEK", "2026-11-23", "2026-11-30", "2026-12-06"],
    ["NEXT_WEEK", "2026-12-28", "2027-01-04", "2027-01-10"],
  ])("%s on %s runs from %s to %s", (chip, today, startDate, endDate) => {
    expect(chipRange(chip, today)).toMatchObject({ startDate, endDate });
  });

  it("of one day means that day, of a week a range", () => {
    const types = DATE_CHIPS.map((chip) => chipRange(chip, "2026-11-21").dateType);
    expect(types).toEqual(["ON_DATE", "ON_DATE", "RANGE", "RANGE"]);
  });

  it("is not moved by the change to summer time", () => {
    expect(chipRange("TOMORROW", "2026-03-28")).toMatchObject({ startDate: "2026-03-29" });
    expect(chipRange("NEXT_WEEK", "2026-10-23")).toMatchObject({
      startDate: "2026-10-26",
      endDate: "2026-11-01",
    });
  });
});

describe("a range typed by hand", () => {
  it.each<[string | null, string | null, DateChip | null]>([
    ["2026-11-21", "2026-11-21", "TODAY"],
    ["2026-11-21", null, "TODAY"],
    ["2026-11-22", null, "TOMORROW"],
    ["2026-11-21", "2026-11-22", "THIS_WEEK"],
    ["2026-11-23", "2026-11-29", "NEXT_WEEK"],
    ["2026-11-23", "2026-11-28", null],
    ["2026-11-24", null, null],
    [null, null, null],
    [null, "2026-11-21", null],
  ])("from %s to %s on a Saturday is shown as %s", (startDate, endDate, chip) => {
    expect(matchChip(startDate, endDate, "2026-11-21")).toBe(chip);
  });

  it("that means two chips is shown as the first", () => {
    // On a Sunday, this week is today.
    expect(matchChip("2026-11-22", "2026-11-22", "2026-11-22")).toBe("TODAY");
  });

  it("of any chip finds its way back, whatever the day", () => {
    for (const today of ["2026-11-16", "2026-11-18", "2026-11-20", "2026-11-21"]) {
      for (const chip of DATE_CHIPS) {
        const { startDate, endDate } = chipRange(chip, today);
        expect(matchChip(startDate, endDate, today)).toBe(chip);
      }
    }
  });
});

describe("a range on screen", () => {
  it.each([
    ["2026-11-23", "2026-11-23", "23 Nov 2026"],
    ["2026-11-23", null, "23 Nov 2026"],
    ["2026-11-23", "2026-11-27", "23 – 27 Nov 2026"],
    ["2026-11-30", "2026-12-02", "30 Nov – 02 Dec 2026"],
    ["2026-12-30", "2027-01-02", "30 Dec 2026 – 02 Jan 2027"],
    ["2026-11-23", "2027-11-23", "23 Nov 2026 – 23 Nov 2027"],
  ])("from %s to %s says shared month and year once: %s", (startDate, endDate, text) => {
    expect(read(startDate, endDate, "en")).toBe(text);
  });

  it.each([
    ["de", "23. Nov. 2026", "23. – 27. Nov. 2026", "28. Nov. – 8. Dez. 2026", "30. Dez. 2026 – 2. Jan. 2027"],
    [
      "hu",
      "2026. nov. 23.",
      "2026. nov. 23–27.",
      "2026. nov. 28. – dec. 8.",
      "2026. dec. 30. – 2027. jan. 2.",
    ],
    ["cs", "23. 11. 2026", "23. – 27. 11. 2026", "28. 11. – 8. 12. 2026", "30. 12. 2026 – 2. 1. 2027"],
    ["sk", "23. 11. 2026", "23. – 27. 11. 2026", "28. 11. – 8. 12. 2026", "30. 12. 2026 – 2. 1. 2027"],
  ] as const)("follows the order of %s: %s", (locale, day, inMonth, inYear, acrossYears) => {
    expect(read("2026-11-23", null, locale)).toBe(day);
    expect(read("2026-11-23", "2026-11-27", locale)).toBe(inMonth);
    expect(read("2026-11-28", "2026-12-08", locale)).toBe(inYear);
    expect(read("2026-12-30", "2027-01-02", locale)).toBe(acrossYears);
  });

  it("keeps day and month in one line", () => {
    for (const locale of ["en", "de", "hu", "cs", "sk"] as const)
      for (const part of formatDateRange("2026-12-30", "2027-01-02", locale).split(" "))
        expect(part).toMatch(/^(–|\d{4}\.?|[^\u00A0]+\u00A0[^\u00A0]+)$/u);
  });
});
