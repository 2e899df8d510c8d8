import { differenceInCalendarDays } from "date-fns";
import { dateTag } from "@/lib/shared/dates/dates";
import type { Locale } from "@/lib/i18n/languages";

const WEEK = 7;

/** When something was said, as short as a list needs it: the hour today, the weekday this week, else the day. */
export function lineTime(at: string, now: Date, locale: Locale): string {
  const moment = new Date(at);
  const days = differenceInCalendarDays(now, moment);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), options).format(moment);
  if (days <= 0) return format({ hour: "numeric", minute: "2-digit" });
  // Short Hungarian weekdays are single letters.
  if (days < WEEK) return format({ weekday: locale === "hu" ? "long" : "short" });
  const year = moment.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return format({ day: "numeric", month: "short", year });
}
