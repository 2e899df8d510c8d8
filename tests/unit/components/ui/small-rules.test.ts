import { describe, expect, it } from "vitest";
import { dropBlanks } from "@/components/ui/form/resolver";
import { strengthOf } from "@/components/ui/form/PasswordStrength";
import { initialsOf } from "@/components/ui/display/initials";
import { shownKm } from "@/lib/shared/coordinates";
import { ageOf, formatAge } from "@/lib/shared/dates/age";
import { swipeBetween } from "@/components/ui/media/swipe";

describe("a swipe", () => {
  it.each([
    [49, 0, "none"],
    [-50, 0, "left"],
    [50, 10, "right"],
    [10, -80, "up"],
    [-40, 60, "down"],
    [49, 49, "none"],
  ])("by %i across and %i down is %s", (x, y, swipe) => {
    expect(swipeBetween({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(swipe);
  });
});

describe("how long ago something was", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  it.each([
    ["2026-11-21T11:59:30Z", null],
    ["2026-11-21T11:58:00Z", { value: -2, unit: "minute" }],
    ["2026-11-21T09:10:00Z", { value: -2, unit: "hour" }],
    ["2026-11-20T11:00:00Z", { value: -1, unit: "day" }],
    // 43 hours ago, and the day before yesterday on the reader's calendar.
    ["2026-11-19T17:00:00Z", { value: -2, unit: "day" }],
    // Yesterday, and less than a day ago.
    ["2026-11-20T16:00:00Z", { value: -20, unit: "hour" }],
    ["2026-11-10T12:00:00Z", { value: -1, unit: "week" }],
    ["2026-08-01T12:00:00Z", { value: -3, unit: "month" }],
    ["2024-01-01T12:00:00Z", { value: -2, unit: "year" }],
  ])("%s", (at, age) => {
    expect(ageOf(new Date(at), now)).toEqual(age);
  });

  it.each([
    ["2026-11-20T11:00:00Z", "yesterday"],
    ["2026-11-12T12:00:00Z", "1 week ago"],
    ["2026-10-10T12:00:00Z", "1 month ago"],
    ["2026-11-21T11:59:30Z", null],
  ])("in words, without calling another week the last one: %s", (at, words) => {
    expect(formatAge(new Date(at), now, "en")).toBe(words);
  });
});

describe("a distance", () => {
  it.each([
    [1, 1],
    [9.4, 9.4],
    [10.6, 11],
  ])("of %d km is shown as %d", (km, shown) => {
    expect(shownKm(km)).toBe(shown);
  });
});

describe("initials", () => {
  it.each([
    ["Tomáš Novák", "TN"],
    ["Anna Maria von Berg", "AB"],
    ["žofia", "Ž"],
    ["  ", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("a password's strength", () => {
  it.each([
    ["abc1", "weak"],
    ["abcdefgh", "weak"],
    ["12345678", "weak"],
    ["abcdefg1", "fair"],
    ["aaaaaaaaaaa1", "fair"],
    ["Brown fox 42 jumps", "strong"],
  ])("of %j is %s", (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});

describe("blank fields", () => {
  it("are missing to a schema, lists and dates stay as they are", () => {
    const day = new Date(0);

    expect(dropBlanks({ a: "", b: null, c: 0, d: false, e: [""], f: { g: "" }, h: day })).toEqual({
      c: 0,
      d: false,
      e: [""],
      f: {},
      h: day,
    });
  });
});
