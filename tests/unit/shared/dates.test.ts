import { describe, expect, it } from "vitest";
import { addMonthsToDay, earliestToday, fromDay, latestToday, toDay } from "@/lib/shared/dates/dates";

describe("a day", () => {
  it("is the person's own, not the one in London", () => {
    // Vitest runs in Kathmandu, 5:45 ahead of UTC.
    expect(toDay(new Date("2026-11-21T18:14:59Z"))).toBe("2026-11-21");
    expect(toDay(new Date("2026-11-21T18:15:00Z"))).toBe("2026-11-22");
  });

  it.each(["2026-11-21", "2028-02-29", "2026-01-01"])("%s survives the way through a date picker", (day) => {
    expect(toDay(fromDay(day))).toBe(day);
  });

  it.each([
    ["2026-11-21T11:59:00Z", "2026-11-20", "2026-11-22"],
    ["2026-11-21T12:00:00Z", "2026-11-21", "2026-11-22"],
    ["2026-11-21T09:59:00Z", "2026-11-20", "2026-11-21"],
    ["2026-11-21T00:00:00Z", "2026-11-20", "2026-11-21"],
  ])("at %s is somewhere on earth still %s and already %s", (now, earliest, latest) => {
    expect(earliestToday(new Date(now))).toBe(earliest);
    expect(latestToday(new Date(now))).toBe(latest);
  });
});

describe("months later", () => {
  it.each([
    ["2026-11-21", 12, "2027-11-21"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-03-15", -1, "2026-02-15"],
  ])("%s and %i months is %s", (day, months, later) => {
    expect(addMonthsToDay(day, months)).toBe(later);
  });
});
