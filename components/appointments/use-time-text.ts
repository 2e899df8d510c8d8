import { useDateText } from "@/components/ui/display/use-date-text";
import { ownTimeZone } from "@/lib/platform/browser/time-zone";
import { fromDay, type Day } from "@/lib/shared/dates/dates";
import { formatTimeSlot, mergeTimeSlots, startOfSlots, type TimeSlot } from "@/lib/shared/dates/time-slots";

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const MINUTE_MS = 60_000;

/** A day with the times of day in which work begins; `isWhole` says when it ends, too. */
type DayTime = { day: Day; slots: readonly TimeSlot[]; isWhole: boolean };

/** The words of an appointment's day and hours, in the language and the time zone of the reader. */
export function useTimeText() {
  const dateText = useDateText();
  const clock = (at: Date) => dateText(at, CLOCK);
  const hours = (startsAt: string, minutes: number) => {
    const begins = new Date(startsAt);
    return `${clock(begins)} – ${clock(new Date(begins.getTime() + minutes * MINUTE_MS))}`;
  };
  const from = ({ day, slots, isWhole }: DayTime) => {
    const times = isWhole ? mergeTimeSlots(slots).map(formatTimeSlot) : [startOfSlots(slots)];
    // A day has no zone: it is written in the one it was made in.
    return [dateText(fromDay(day), { ...DAY, timeZone: ownTimeZone() }), ...times].filter(Boolean).join(", ");
  };
  return { day: (startsAt: string) => dateText(new Date(startsAt), DAY), hours, from };
}
