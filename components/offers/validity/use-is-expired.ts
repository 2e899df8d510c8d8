"use client";

import { useNow } from "@/components/ui/display/use-today";
import { endingOf, isExpired } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";

/** Whether the time of an open offer is over, also when that happens while it is on the screen. */
export function useIsExpired(): (offer: Pick<OfferView, "status" | "validUntil">) => boolean {
  const now = useNow();
  return (offer) => now !== null && isExpired(offer, now);
}

/** For the BEE of an offer: whether it asks to be renewed, because its time is over or nearly is. */
export function useEnding(offer: OfferView): "expired" | "ending" | null {
  const now = useNow();
  return now && offer.may.includes("renew") ? endingOf(offer, now) : null;
}
