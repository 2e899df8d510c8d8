import type { Locale } from "@/lib/i18n/languages";
import { dateTag, type Day } from "./dates";

/** "Thu, 26 Nov, 09:30": a moment in the words of a language, in a time zone or else that of the device. */
export function formatMoment(moment: string, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(dateTag(locale), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(new Date(moment));
}

/** "26 November 2026": a day in the words of a language. */
export function formatDay(day: Day, locale: Locale): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateTag(locale), format).format(new Date(day));
}
