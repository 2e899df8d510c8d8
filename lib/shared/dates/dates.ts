// One by one: the package as a whole takes half a second to load.
import { formatISO } from "date-fns/formatISO";
import type { Locale } from "@/lib/i18n/languages";

/** A calendar day without time or zone, "YYYY-MM-DD". */
export type Day = string;

/** Weeks start on Monday (specification 9). */
export const WEEK_STARTS_ON = 1;

/** The tag under which Intl writes dates the way the calendars do (date-locales.ts): en is British. */
export function dateTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : locale;
}

/** The local calendar day of a moment: the person's own day when called in their browser. */
export function toDay(moment: Date): Day {
  return formatISO(moment, { representation: "date" });
}

/** Midnight of a calendar day in the local zone, for pickers and formatting. */
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

/** The day a number of months after another, kept within the month ("31 Jan" + 1 = "28 Feb"). */
export function addMonthsToDay(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return first.toISOString().slice(0, 10);
}

/** A moment as PostgreSQL writes it into JSON, in the spelling of the API. */
export function toIso(moment: string): string {
  return new Date(moment).toISOString();
}
