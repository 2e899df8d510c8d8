import { expect, it } from "vitest";
import { firstSlot, toTimes } from "@/components/appointments/times-form";
import { appointmentAnswerBody } from "@/lib/appointments/schema";

const takes = (startsAt: string) =>
  appointmentAnswerBody.safeParse({ answer: "PICK", version: 1, startsAt }).success;

it.each([
  ["2026-11-20T09:00:00.000Z", true],
  ["2026-11-20T09:30:00.000Z", true],
  ["2026-11-20T03:15:00.000Z", true],
  ["2026-11-20T19:45:00.000Z", true],
  ["2026-11-20T09:10:00.000Z", false],
  ["2026-11-20T09:15:01.000Z", false],
  ["2026-11-20", false],
])("a time at %s can be proposed: %s", (startsAt, expected) => {
  expect(takes(startsAt)).toBe(expected);
});

it("takes what the form begins with in every time zone, also where clocks are a quarter hour off", () => {
  // The tests run in Nepal: nine by its clock is 3:15 in UTC.
  const [time] = toTimes({ slots: [firstSlot("2026-11-20")] });
  expect(time).toBe("2026-11-21T03:15:00.000Z");
  expect(takes(time!)).toBe(true);
});
