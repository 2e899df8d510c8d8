import { describe, expect, it } from "vitest";
import {
  chipRange,
  DATE_CHIPS,
  formatDateRange,
  matchChip,
  type DateChip,
} from "@/lib/shared/dates/date-range";

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
    expect(formatDateRange(startDate, endDate, "en")).toBe(text);
  });

  it.each([
    ["de", "23 – 27 Nov. 2026"],
    ["hu", "23 – 27 nov. 2026"],
    ["cs", "23 – 27 lis 2026"],
    ["sk", "23 – 27 nov 2026"],
  ] as const)("names the month in %s: %s", (locale, text) => {
    expect(formatDateRange("2026-11-23", "2026-11-27", locale)).toBe(text);
  });
});
