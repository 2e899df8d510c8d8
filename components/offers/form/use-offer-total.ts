"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { OFFER_LIMITS } from "@/lib/offers/constants";
import type { NewOffer } from "@/lib/offers/schema";
import { offerTotalMinor } from "@/lib/shared/money";

const { priceMinor: PRICE, hours: HOURS, totalMinor: MAX_TOTAL } = OFFER_LIMITS;

/** What is typed as a price in cents, or null while it is none that an offer can have: nothing is counted with it. */
export function validPrice(typed: unknown): number | null {
  return typeof typed === "number" && typed >= PRICE.min && typed <= PRICE.max ? typed : null;
}

function validHours(typed: unknown): number | null {
  const isValid = typeof typed === "number" && typed >= HOURS.min && Number.isInteger(typed / HOURS.step);
  return isValid ? typed : null;
}

/** The total of what is typed so far, or null while price, hours or materials are missing or not possible. */
export function useOfferTotal(): number | null {
  const { control } = useFormContext<NewOffer>();
  const { priceType = "FIXED", materials = "INCLUDED", ...typed } = useWatch({ control });
  const priceMinor = validPrice(typed.priceMinor);
  const estimatedHours = validHours(typed.estimatedHours);
  const materialsMinor = typed.materialsMinor ?? 0;
  const hasHours = priceType !== "HOURLY" || estimatedHours !== null;
  const hasMaterials = materials !== "EXTRA" || materialsMinor >= 0;
  if (priceMinor === null || !hasHours || !hasMaterials) return null;
  const total = offerTotalMinor({ priceType, priceMinor, estimatedHours, materials, materialsMinor });
  return total <= MAX_TOTAL ? total : null;
}
