"use client";

import { useLocale } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useNow } from "@/components/ui/display/use-today";
import type { OfferView } from "@/lib/offers/schema";
import { useTimeZone } from "@/lib/platform/browser/time-zone";
import { formatMoment } from "@/lib/shared/dates/moment-text";

const DAY_MS = 86_400_000;

/**
 * Until when an open offer stands, in the words of the reader; null where there is no end to it. The time of day counts
 * on the last day only.
 */
export function useValidUntil(): (offer: Pick<OfferView, "status" | "validUntil">) => string | null {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const now = useNow();
  return ({ status, validUntil }) => {
    if (status !== "ACTIVE" || validUntil === null) return null;
    const end = new Date(validUntil);
    if (now && end.getTime() - now.getTime() < DAY_MS) return formatMoment(validUntil, locale, timeZone);
    return dateText(end, { weekday: "short", day: "numeric", month: "short" });
  };
}
