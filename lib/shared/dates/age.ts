import type { Locale } from "@/lib/i18n/languages";

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

type AgeUnit = "minute" | "hour" | "day" | "week" | "month" | "year";
type Age = { value: number; unit: AgeUnit };

const LARGE_UNITS = [
  ["year", 365],
  ["month", 30],
  ["week", 7],
] as const;

/** The days of the calendar between two moments, in the zone of the reader. */
function calendarDays(from: Date, to: Date): number {
  const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;
  return dayOf(to) - dayOf(from);
}

/**
 * The relative time in the largest whole unit, negative for the past; null below a minute. Under 24 hours in hours, from
 * there in days of the reader's calendar: "yesterday" is the day before today, not 24 to 48 hours ago.
 */
export function ageOf(at: Date, now: Date): Age | null {
  const seconds = Math.trunc((at.getTime() - now.getTime()) / SECOND_MS);
  const minutes = Math.trunc(seconds / 60);
  const hours = Math.trunc(minutes / 60);
  if (minutes === 0) return null;
  if (hours === 0) return { value: minutes, unit: "minute" };
  if (Math.abs(hours) < 24) return { value: hours, unit: "hour" };
  const days = calendarDays(now, at);
  for (const [unit, length] of LARGE_UNITS) {
    if (Math.abs(days) >= length) return { value: Math.trunc(days / length), unit };
  }
  return { value: days, unit: "day" };
}

/** The relative time in words ("2 hours ago", "yesterday"); null below a minute. */
export function formatAge(at: Date, now: Date, locale: Locale): string | null {
  const age = ageOf(at, now);
  if (!age) return null;
  // Only a day has a word of its own that is true: eight days ago need not be "last week".
  const numeric = age.unit === "day" ? "auto" : "always";
  return new Intl.RelativeTimeFormat(locale, { numeric, style: "long" }).format(age.value, age.unit);
}
