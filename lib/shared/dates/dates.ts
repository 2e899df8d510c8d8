// Imported by path: loading the whole package takes half a second.
import { formatISO } from "date-fns/formatISO";
import type { Locale } from "@/lib/i18n/languages";

/** A calendar day without time or zone, "YYYY-MM-DD". */
export type Day = string;

/** Weeks start on Monday (specification 9). */
export const WEEK_STARTS_ON = 1;

/** The BCP 47 tag with which Intl formats dates like the calendars (date-locales.ts): en is British. */
export function dateTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : locale;
}

/** The calendar day of a moment in the local time zone: the user's own when called in the browser. */
export function toDay(moment: Date): Day {
  return formatISO(moment, { representation: "date" });
}

/** Midnight of a calendar day in the local time zone, for pickers and formatting. */
export function fromDay(day: Day): Date {
  return new Date(`${day}T00:00`);
}

/** The earliest day that is still today somewhere on earth (UTC−12); a start date may not lie before it. */
export function earliestToday(now: Date): Day {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** The latest day that is already today somewhere on earth (UTC+14). */
export function latestToday(now: Date): Day {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Adds months to a day, clamped to the end of the month ("31 Jan" + 1 = "28 Feb"). */
export function addMonthsToDay(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return first.toISOString().slice(0, 10);
}

/** A timestamp from PostgreSQL's JSON in the format of the API (ISO 8601, UTC). */
export function toIso(moment: string): string {
  return new Date(moment).toISOString();
}
