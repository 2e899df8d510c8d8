import { format } from "date-fns/format";
import type { Locale } from "../i18n/languages";
import { DATE_LOCALES, fromDay } from "./dates";

/** A calendar month, "YYYY-MM". */
export type Month = string;

// The same words on the server and in every browser, however old: a profile is rendered by both.
const PATTERNS: Record<Locale, string> = {
  en: "LLL yyyy",
  de: "LLLL yyyy",
  hu: "yyyy. LLLL",
  cs: "LLLL yyyy",
  sk: "LLLL yyyy",
};

/** "Mar 2019", "2019. március": a month as the reader's language writes it. */
export function formatMonth(month: Month, locale: Locale): string {
  return format(fromDay(`${month}-01`), PATTERNS[locale], { locale: DATE_LOCALES[locale] });
}

/** The month of a moment, in UTC: for "member since", where a day more or less says nothing. */
export function toMonth(moment: string): Month {
  return new Date(moment).toISOString().slice(0, 7);
}

type Span = { from: string; to: string | null; ongoing: string };

/** "Jun 2013 – Feb 2019"; what goes on ends in the reader's word for today, what began and ended together is said once. */
export function formatSpan({ from, to, ongoing }: Span): string {
  return from === to ? from : `${from} – ${to ?? ongoing}`;
}

/** The names of the twelve months as they stand alone, for a list to choose from. */
export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    format(new Date(2000, index, 1), "LLLL", { locale: DATE_LOCALES[locale] }),
  );
}
