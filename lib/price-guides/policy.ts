import { PRICE_GUIDE } from "./constants";
import type { PriceGuide } from "./schema";

/** The agreed prices of a service in a country, ascending, and how many people they are from. */
export type AgreedPrices = { prices: readonly number[]; clients: number; pros: number };

// The nearest rank: always a price that was agreed, so that one tender more or less moves it to its neighbour at most.
function percentile(prices: readonly number[], share: number): number {
  return prices[Math.max(0, Math.ceil(share * prices.length) - 1)] ?? 0;
}

const toStep = (minor: number) =>
  Math.max(1, Math.round(minor / PRICE_GUIDE.stepMinor)) * PRICE_GUIDE.stepMinor;

/** The middle half of agreed prices; null as long as they are too few, or from too few people, to mean anything. */
export function maybeGuide({ prices, clients, pros }: AgreedPrices): PriceGuide | null {
  if (prices.length < PRICE_GUIDE.tenders) return null;
  if (clients < PRICE_GUIDE.clients || pros < PRICE_GUIDE.pros) return null;
  return {
    lowMinor: toStep(percentile(prices, 0.25)),
    medianMinor: toStep(percentile(prices, 0.5)),
    highMinor: toStep(percentile(prices, 0.75)),
    tenders: prices.length,
  };
}
