import { z } from "zod";
import { APPOINTMENT_LIMITS } from "@/lib/appointments/constants";
import { overlap, whyNotTime } from "@/lib/appointments/policy";
import type { AppointmentView } from "@/lib/appointments/schema";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { toDay, type Day } from "@/lib/shared/dates/dates";

const slot = z.object({ day: calendarDay, time: z.string().regex(/^\d\d:\d\d$/) });
type Slot = z.infer<typeof slot>;

/** The moment at which the clocks of this device show a day and a time, summer time included. */
const momentOf = ({ day, time }: Slot) => new Date(`${day}T${time}`);

/** The form of a proposal, in days and times of the own device. */
export const timesForm = z
  .object({
    slots: z.array(slot).min(1).max(APPOINTMENT_LIMITS.options),
    durationMinutes: z.string(),
    note: z.string().trim().max(APPOINTMENT_LIMITS.note).default(""),
    showsAddress: z.boolean(),
  })
  .superRefine(({ slots }, context) => {
    const now = new Date();
    const seen = new Set<number>();
    for (const [index, each] of slots.entries()) {
      const moment = momentOf(each);
      const code = seen.has(moment.getTime()) ? "choose" : whyNotTime(moment, now);
      seen.add(moment.getTime());
      if (code) context.addIssue({ code: "custom", message: code, path: ["slots", index, "day"] });
    }
  });
export type TimesForm = z.output<typeof timesForm>;

/** What the API takes: moments in UTC, the earliest first. */
export function toTimes({ slots }: Pick<TimesForm, "slots">): string[] {
  return slots.map((each) => momentOf(each).toISOString()).toSorted();
}

/** Whether a time of the form falls together with an agreed appointment. */
export function clashesWith(
  own: readonly Pick<AppointmentView, "startsAt" | "durationMinutes">[],
  slot: Partial<Slot> | undefined,
  minutes: number,
): boolean {
  if (!slot?.day || !slot.time) return false;
  const startsAt = momentOf({ day: slot.day, time: slot.time });
  return own.some(
    (each) =>
      each.startsAt !== null &&
      overlap({ startsAt, minutes }, { startsAt: new Date(each.startsAt), minutes: each.durationMinutes }),
  );
}

const FIRST_HOUR = 6;
const LAST_HOUR = 21;

/** Every half hour of a working day. */
export const CLOCK_TIMES = Array.from({ length: (LAST_HOUR - FIRST_HOUR + 1) * 2 }, (_, half) => {
  const hour = String(FIRST_HOUR + Math.floor(half / 2)).padStart(2, "0");
  return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
});

const dayAfter = (day: Day, days: number): Day => {
  const date = new Date(`${day}T12:00`);
  date.setDate(date.getDate() + days);
  return toDay(date);
};

/** The last day that can be proposed. */
export const lastDay = (today: Day): Day => dayAfter(today, APPOINTMENT_LIMITS.daysAhead - 1);

/** What a form begins with: tomorrow in the morning. */
export const firstSlot = (today: Day): Slot => ({ day: dayAfter(today, 1), time: "09:00" });

/** Another time to choose from: the day after the last one, at the same hour. */
export function nextSlot(slots: readonly (Partial<Slot> | undefined)[], today: Day): Slot {
  const last = slots.at(-1);
  return { day: last?.day ? dayAfter(last.day, 1) : dayAfter(today, 1), time: last?.time ?? "09:00" };
}
