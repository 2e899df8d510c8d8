import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clashesWith,
  firstSlot,
  lastDay,
  nextSlot,
  timesForm,
  toTimes,
} from "@/components/appointments/times-form";

const NOW = new Date(2026, 2, 28, 12, 0);
const TODAY = "2026-03-28";
const slot = (day: string, time: string) => ({ day, time });
const values = (...slots: { day: string; time: string }[]) => ({
  slots,
  durationMinutes: "60",
  note: "",
  showsAddress: false,
});

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const problemsOf = (...slots: { day: string; time: string }[]) =>
  timesForm.safeParse(values(...slots)).error?.issues.map(({ message, path }) => [message, path.join(".")]) ??
  [];

describe("the form of a proposal", () => {
  it("sends moments, the earliest first, in the clocks of the device, also when these change", () => {
    // In the night to the 29th the clocks of Central Europe go forward: what is meant is nine by the clock.
    const times = toTimes(values(slot("2026-03-30", "09:00"), slot("2026-03-29", "09:00")));
    expect(times.map((time) => new Date(time).getHours())).toEqual([9, 9]);
    expect(times.map((time) => new Date(time).getDate())).toEqual([29, 30]);
  });

  it("takes no time that is over, too far ahead, or there twice", () => {
    expect(problemsOf(slot(TODAY, "11:30"))).toEqual([["dateInPast", "slots.0.day"]]);
    expect(problemsOf(slot("2026-05-20", "09:00"))).toEqual([["dateTooLate", "slots.0.day"]]);
    const twice = slot("2026-04-02", "09:00");
    expect(problemsOf(twice, twice)).toEqual([["choose", "slots.1.day"]]);
    expect(problemsOf(slot(TODAY, "12:30"))).toEqual([]);
    expect(problemsOf(slot(lastDay(TODAY), "21:30"))).toEqual([]);
  });

  it("begins with tomorrow, and goes on with the day after the last one", () => {
    expect(firstSlot("2026-03-31")).toEqual(slot("2026-04-01", "09:00"));
    expect(nextSlot([slot("2026-02-28", "14:30")], TODAY)).toEqual(slot("2026-03-01", "14:30"));
    expect(nextSlot([], TODAY)).toEqual(slot("2026-03-29", "09:00"));
  });

  it("knows what falls together with an agreed appointment", () => {
    const own = [{ startsAt: new Date(2026, 3, 2, 9, 30).toISOString(), durationMinutes: 60 }];
    expect(clashesWith(own, slot("2026-04-02", "09:00"), 60)).toBe(true);
    expect(clashesWith(own, slot("2026-04-02", "08:30"), 60)).toBe(false);
    expect(clashesWith(own, slot("2026-04-02", "10:30"), 60)).toBe(false);
    expect(clashesWith([{ startsAt: null, durationMinutes: 60 }], slot("2026-04-02", "09:00"), 60)).toBe(
      false,
    );
  });
});
