"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { ownTimeZone } from "@/lib/platform/browser/time-zone";
import { shownKm } from "@/lib/shared/coordinates";
import { fromDay } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money";
import { mergeTimeSlots, formatTimeSlot } from "@/lib/shared/dates/time-slots";
import { isEstimate } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import type { Terms } from "@/lib/offers/terms/schema";

/** The parts of an offer as short texts in the reader's language. */
export function useOfferFormat() {
  const t = useTranslations("offers.facts");
  const locale = useLocale();
  const dateText = useDateText();
  const money = (minor: number) => formatMoney(minor, locale);
  const priceOf = ({ priceType, priceMinor, estimatedHours }: Terms) =>
    priceType === "HOURLY"
      ? t("hourly", { price: money(priceMinor), hours: estimatedHours ?? 0 })
      : t("fixed", { price: money(priceMinor) });
  const materialsOf = ({ materials, materialsMinor }: Terms) =>
    materials === "EXTRA"
      ? t("materialsExtra", { price: money(materialsMinor ?? 0) })
      : t(`materials.${materials}`);
  const startOf = ({ availableFrom, timeSlots }: Pick<Terms, "availableFrom" | "timeSlots">) => {
    const options = { weekday: "short", day: "numeric", month: "short" } as const;
    // A day has no zone: it is written in the one it was made in.
    const timeZone = ownTimeZone();
    const day = availableFrom ? dateText(fromDay(availableFrom), { ...options, timeZone }) : t("anyDay");
    return [day, ...mergeTimeSlots(timeSlots).map(formatTimeSlot)].join(", ");
  };
  return {
    price: priceOf,
    /** How the price came about, where the total alone does not say it. */
    kind: (offer: OfferView) =>
      offer.priceType === "HOURLY" || offer.materials === "EXTRA" ? priceOf(offer) : t("fixedPrice"),
    materials: materialsOf,
    /** For the client, who may be the one who buys it. */
    materialsForClient: (terms: Terms) =>
      terms.materials === "CLIENT" ? t("materials.YOU") : materialsOf(terms),
    start: startOf,
    duration: ({ durationDays }: Terms) => (durationDays === null ? null : t("days", { days: durationDays })),
    distance: ({ distanceKm }: OfferView) => {
      if (distanceKm === null) return null;
      return distanceKm < 1 ? t("near") : t("distance", { km: shownKm(distanceKm) });
    },
  };
}

/** A BEE's profile that keeps the offer it was opened from. */
export function profileOfOffer({ id, tenderId, pro }: Pick<OfferView, "id" | "tenderId" | "pro">): string {
  return `/account/profiles/${pro.id}?tender=${tenderId}&offer=${id}`;
}

/** The tender's page with the form of the own offer open. */
export const changeOfferHref = (tenderId: string) => `/account/tenders/${tenderId}?offer=change#offer`;

/** What clients sort offers by. */
export const OFFER_SORTS = ["total", "start", "rating"] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

const NEVER = "9999-12-31";

/** Without the material, which the client buys: what all of it costs is not known. */
/** Whether the price is not all that the client pays: they buy the material themselves. */
export const isPartial = ({ materials }: OfferView) => materials === "CLIENT";

/**
 * Offers in the order the client asked for, those that can be accepted before those that have expired, and those of the
 * shortlist first; the older one first where they are equal. By the total, prices without the material come last.
 */
export function sortOffers(
  offers: readonly OfferView[],
  sort: OfferSort,
  hasEnded: (offer: OfferView) => boolean,
): OfferView[] {
  const by: Record<OfferSort, (a: OfferView, b: OfferView) => number> = {
    total: (a, b) => Number(isPartial(a)) - Number(isPartial(b)) || a.totalMinor - b.totalMinor,
    start: (a, b) => (a.availableFrom ?? NEVER).localeCompare(b.availableFrom ?? NEVER),
    rating: (a, b) => b.pro.rating.average - a.pro.rating.average || b.pro.rating.count - a.pro.rating.count,
  };
  const byEnd = (a: OfferView, b: OfferView) => Number(hasEnded(a)) - Number(hasEnded(b));
  const byPin = (a: OfferView, b: OfferView) => Number(b.isPinned) - Number(a.isPinned);
  return [...offers].sort(
    (a, b) => byEnd(a, b) || byPin(a, b) || by[sort](a, b) || a.createdAt.localeCompare(b.createdAt),
  );
}

export type Distinction = "lowest" | "earliest" | "bestRated";

// Only prices that are fixed compare, and one below every estimate, too: an estimate may end higher or lower. One
// without the material is no lower than one with it.
function isLowest(offer: OfferView, offers: readonly OfferView[]): boolean {
  const rivals = offers.filter(({ id }) => id !== offer.id);
  if (isEstimate(offer) || rivals.every(isEstimate)) return false;
  if (isPartial(offer) && !rivals.every(isPartial)) return false;
  return rivals.every((rival) => rival.totalMinor > offer.totalMinor);
}

/** Facts worth a chip, never advice: given only when there is something to compare and one is alone with it. */
export function distinctionsOf(offer: OfferView, offers: readonly OfferView[]): Distinction[] {
  if (offers.length < 2) return [];
  const isAlone = (isBetterOrEqual: (rival: OfferView) => boolean) =>
    offers.every((rival) => rival.id === offer.id || !isBetterOrEqual(rival));
  const found: Distinction[] = [];
  if (isLowest(offer, offers)) found.push("lowest");
  const start = offer.availableFrom;
  if (start && isAlone((rival) => (rival.availableFrom ?? NEVER) <= start)) found.push("earliest");
  const { average, count } = offer.pro.rating;
  if (count > 0 && isAlone((rival) => rival.pro.rating.average >= average)) found.push("bestRated");
  return found;
}
