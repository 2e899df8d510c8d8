import type { Locale } from "@/lib/i18n/languages";
import { monthNames } from "./month-names";

/** A calendar month, "YYYY-MM". */
export type Month = string;

/** A localised month: "Mar 2019", "2019. március". */
export function formatMonth(month: Month, locale: Locale): string {
  const [year = "", number] = month.split("-");
  const name = monthNames(locale, locale === "en" ? "short" : "long")[Number(number) - 1] ?? "";
  return locale === "hu" ? `${year}. ${name}` : `${name} ${year}`;
}

/** The month of a moment, in UTC; precise enough for "member since". */
export function toMonth(moment: string): Month {
  return new Date(moment).toISOString().slice(0, 7);
}

type Span = { from: string; to: string | null; ongoing: string };

/** "Jun 2013 – Feb 2019"; an open span ends in `ongoing`, a span within one month is written once. */
export function formatSpan({ from, to, ongoing }: Span): string {
  return from === to ? from : `${from} – ${to ?? ongoing}`;
}
