"use client";

import { useLocale } from "next-intl";
import type { OfferView } from "@/lib/offers/schema";
import { useTimeZone } from "@/lib/platform/browser/time-zone";
import { formatMoment } from "@/lib/shared/dates/moment-text";

/** Until when an open offer stands, in the words of the reader; null where there is no end to it. */
export function useValidUntil(): (offer: Pick<OfferView, "status" | "validUntil">) => string | null {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return ({ status, validUntil }) =>
    status === "ACTIVE" && validUntil !== null ? formatMoment(validUntil, locale, timeZone) : null;
}
