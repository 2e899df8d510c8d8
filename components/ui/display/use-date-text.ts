"use client";

import { useLocale } from "next-intl";
import { useTimeZone } from "@/lib/platform/browser/time-zone";
import { dateTag } from "@/lib/shared/dates/dates";

/** Formats a date in the user's locale and time zone; English is British (en-GB), as in every date of the product. */
export function useDateText() {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { timeZone, ...options }).format(date);
}
