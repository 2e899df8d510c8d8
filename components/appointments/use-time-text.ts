import { useDateText } from "@/components/ui/display/use-date-text";

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const MINUTE_MS = 60_000;

/** The words of an appointment's day and hours, in the language and the time zone of the reader. */
export function useTimeText() {
  const dateText = useDateText();
  const clock = (at: Date) => dateText(at, CLOCK);
  const hours = (startsAt: string, minutes: number) => {
    const begins = new Date(startsAt);
    return `${clock(begins)} – ${clock(new Date(begins.getTime() + minutes * MINUTE_MS))}`;
  };
  return { day: (startsAt: string) => dateText(new Date(startsAt), DAY), hours };
}
