"use client";

import { useTranslations } from "next-intl";
import type { Day } from "@/lib/shared/dates/dates";
import { InfoChip } from "./InfoChip";
import { useDateText } from "./use-date-text";

/** Says that a BEE is away, and until which day. */
export function AwayChip({ until }: { until: Day }) {
  const t = useTranslations("away");
  return <InfoChip tone="warning">{t("chip", { date: useAwayDay()(until) })}</InfoChip>;
}

/** The last day away in the reader's language; it is the same on the server and in any time zone. */
export function useAwayDay(): (until: Day) => string {
  const dateText = useDateText();
  return (until) =>
    dateText(new Date(`${until}T00:00Z`), {
      timeZone: "UTC",
      day: "numeric",
      month: "long",
      year: "numeric",
    });
}
