import { describe, expect, it } from "vitest";
import { parseHours, parseMoney } from "@/lib/shared/numbers";

describe("An amount is read as people write it", () => {
  it.each([
    ["15", 15],
    ["15 €", 15],
    ["€15", 15],
    ["15,-", 15],
    ["15.–", 15],
    ["15,-- €", 15],
    ["1.250,50 EUR", 1250.5],
    ["abc", null],
    ["€", null],
    ["15 europe", null],
  ])("%s", (typed, amount) => {
    expect(parseMoney(typed, "de")).toBe(amount);
  });
});

describe("Hours are read as people write them", () => {
  it.each([
    ["2", 2],
    ["0,75", 0.75],
    ["1:30", 1.5],
    ["1:30 h", 1.5],
    ["1h30", 1.5],
    ["1 h 15 min", 1.25],
    ["45 min", 0.75],
    ["45 Minuten", 0.75],
    ["45 perc", 0.75],
    ["2 h", 2],
    ["2 Std.", 2],
    ["2 óra", 2],
    ["2,5 hodiny", 2.5],
    ["2 hodín", 2],
    ["1:75", null],
    ["soon", null],
    ["h", null],
  ])("%s", (typed, hours) => {
    expect(parseHours(typed, "de")).toBe(hours);
  });
});
