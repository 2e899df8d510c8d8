import { describe, expect, it } from "vitest";
import { dayIn, endOfDay, isTimeZone } from "@/lib/shared/dates/zones";

describe("the end of a day", () => {
  it.each([
    ["in winter", "2026-12-03", "Europe/Vienna", "2026-12-03T23:00:00.000Z"],
    ["in summer", "2026-07-03", "Europe/Vienna", "2026-07-03T22:00:00.000Z"],
    ["on the day the clocks go forward", "2026-03-29", "Europe/Vienna", "2026-03-29T22:00:00.000Z"],
    ["on the day the clocks go back", "2026-10-25", "Europe/Vienna", "2026-10-25T23:00:00.000Z"],
    ["far in the east", "2026-12-03", "Pacific/Kiritimati", "2026-12-03T10:00:00.000Z"],
    ["at half hours", "2026-12-03", "Asia/Kolkata", "2026-12-03T18:30:00.000Z"],
    ["in UTC", "2026-12-31", "UTC", "2027-01-01T00:00:00.000Z"],
  ])("is midnight there, %s", (_when, day, zone, end) => {
    expect(endOfDay(day, zone).toISOString()).toBe(end);
  });
});

it("knows the day of a moment in a time zone", () => {
  const moment = new Date("2026-12-03T23:30:00Z");
  expect(dayIn("Europe/Vienna", moment)).toBe("2026-12-04");
  expect(dayIn("America/New_York", moment)).toBe("2026-12-03");
});

it("knows which time zones there are", () => {
  expect(isTimeZone("Europe/Budapest")).toBe(true);
  expect(isTimeZone("Europe/Atlantis")).toBe(false);
});
