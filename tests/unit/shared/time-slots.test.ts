import { expect, it } from "vitest";
import { mergeTimeSlots, formatTimeSlot, type TimeSlot } from "@/lib/shared/dates/time-slots";

const MORNING = "8:00-12:00";
const AFTERNOON = "12:00-16:00";
const EVENING = "16:00-22:00";

it.each<[TimeSlot[], string[]]>([
  [[MORNING, AFTERNOON, EVENING], ["8:00-22:00"]],
  [[MORNING, AFTERNOON], ["8:00-16:00"]],
  [[AFTERNOON, EVENING], ["12:00-22:00"]],
  [
    [MORNING, EVENING],
    [MORNING, EVENING],
  ],
  [
    [EVENING, MORNING],
    [MORNING, EVENING],
  ],
  [[EVENING, AFTERNOON, MORNING], ["8:00-22:00"]],
  [[AFTERNOON, MORNING], ["8:00-16:00"]],
  [[AFTERNOON], [AFTERNOON]],
  [[MORNING, MORNING], [MORNING]],
  [[], []],
])("merges neighbours of %j into %j", (slots, merged) => {
  expect(mergeTimeSlots(slots)).toEqual(merged);
});

it("leaves what it was given alone", () => {
  const slots: TimeSlot[] = [EVENING, MORNING];
  mergeTimeSlots(slots);
  expect(slots).toEqual([EVENING, MORNING]);
});

it("shows a slot with the dash that people read, on one line", () => {
  expect(formatTimeSlot("8:00-16:00")).toBe("8:00\u00A0–\u00A016:00");
});
