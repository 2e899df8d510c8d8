"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { OFFER_LIMITS } from "@/lib/offers/constants";
import type { NewOffer } from "@/lib/offers/schema";
import { offerTotalMinor } from "@/lib/shared/money";

/** The total of what is typed so far, or null while the price or the hours are missing or no offer can be so high. */
export function useOfferTotal(): number | null {
  const { control } = useFormContext<NewOffer>();
  const offer = useWatch({ control });
  const { priceType = "FIXED", priceMinor, materials = "INCLUDED", estimatedHours, materialsMinor } = offer;
  if (typeof priceMinor !== "number" || (priceType === "HOURLY" && !estimatedHours)) return null;
  const total = offerTotalMinor({ priceType, priceMinor, estimatedHours, materials, materialsMinor });
  return total <= OFFER_LIMITS.totalMinor ? total : null;
}
