"use client";

import { useLocale, useTranslations } from "next-intl";
import { shownKm } from "@/lib/shared/coordinates";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import { mergeTimeSlots, formatTimeSlot } from "@/lib/shared/dates/time-slots";
import type { AnswerFact } from "@/lib/questions/schema";
import { answeredRhythm } from "@/lib/tenders/presentation";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Dated = Pick<TenderCardView, "dateType" | "startDate" | "endDate" | "repeats"> & {
  /** What was answered to "how often" says it more exactly. */
  answers?: readonly AnswerFact[];
};
type Placed = Pick<TenderCardView, "isRemote" | "address">;
type Slotted = Pick<TenderCardView, "timeSlots">;

/** The facts of a tender as short texts in the reader's language: where, when, which time of day, how far. */
export function useTenderFormat() {
  const t = useTranslations("tenders.facts");
  const locale = useLocale();

  const country = (code: string) => new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;

  return {
    country,
    where: ({ isRemote, address }: Placed) =>
      isRemote || !address
        ? t("remote")
        : t("place", { city: address.city, country: country(address.country) }),
    when: ({ dateType, startDate, endDate, repeats, answers = [] }: Dated) => {
      const isFlexible = dateType === "FLEXIBLE" || !startDate;
      const day = isFlexible ? t("flexible") : formatDateRange(startDate, endDate, locale);
      if (repeats === "NONE") return day;
      return t("recurring", { day, repeats: answeredRhythm(answers) ?? t(`repeats.${repeats}`) });
    },
    slots: ({ timeSlots }: Slotted) =>
      timeSlots.length === 0 ? t("anyTime") : mergeTimeSlots(timeSlots).map(formatTimeSlot).join(", "),
    distance: (km: number | null) => {
      if (km === null) return null;
      return km < 1 ? t("near") : t("distance", { km: shownKm(km) });
    },
  };
}
