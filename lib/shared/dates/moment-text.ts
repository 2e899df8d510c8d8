import type { Locale } from "@/lib/i18n/languages";
import { dateTag, type Day } from "./dates";

/** "Thu 26 Nov, 9:30": a moment in the words of a language, in a time zone or else that of the device. */
export function formatMoment(moment: string, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(dateTag(locale), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(new Date(moment));
}

/** "Thu 26 Nov, 9:30 or Fri 27 Nov, 14:00": moments to choose from, as a sentence of a language names them. */
export function formatMoments(moments: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(dateTag(locale), { type: "disjunction" });
  return list.format(moments.map((moment) => formatMoment(moment, locale)));
}

/** "26 November 2026": a day in the words of a language. */
export function formatDay(day: Day, locale: Locale): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateTag(locale), format).format(new Date(day));
}
