"use client";

import { useLocale, useTimeZone } from "next-intl";
import { dateTag } from "@/lib/shared/dates/dates";

/** Writes a moment as the reader's language does and in the reader's zone; English is British, as in every date of ours. */
export function useDateText() {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { timeZone, ...options }).format(moment);
}
