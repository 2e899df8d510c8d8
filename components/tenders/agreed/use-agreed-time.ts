"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import { startOfSlots } from "@/lib/shared/dates/time-slots";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { useTenderFormat } from "../format";

type Agreed = Pick<TenderCardView, "agreedDay" | "agreedSlots" | "agreedDays">;

/** Words of a time that spans days: "from Monday, 8:00 · 4 days". */
export function useRunningTime(): (start: string, agreed: Agreed) => string | null {
  const t = useTranslations("tenders.facts");
  return (start, { agreedSlots, agreedDays }) =>
    agreedDays === null || agreedDays < 2
      ? null
      : t("runs", {
          start: [start, startOfSlots(agreedSlots)].filter(Boolean).join(", "),
          days: agreedDays,
        });
}

/** What two have agreed on takes the place of what was asked for; what is said nowhere is an empty text. */
export function useAgreedTime(agreed: Agreed): { day: string; hours: string } | null {
  const locale = useLocale();
  const format = useTenderFormat();
  const running = useRunningTime();
  const { agreedDay, agreedSlots } = agreed;
  if (agreedDay === null) return null;
  const day = formatDateRange(agreedDay, null, locale);
  const runs = running(day, agreed);
  if (runs) return { day: runs, hours: "" };
  return { day, hours: agreedSlots.length > 0 ? format.slots({ timeSlots: agreedSlots }) : "" };
}
