import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { queryOptions } from "@tanstack/react-query";

const loading = new Map<string, Promise<Stripe | null>>();

/** Stripe's own script, fetched once for a key; a failure may be tried again. */
function load(publishableKey: string): Promise<Stripe | null> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const made = loadStripe(publishableKey).catch((error: unknown) => {
    loading.delete(publishableKey);
    throw error;
  });
  loading.set(publishableKey, made);
  return made;
}

/** Stripe in this browser; asked for only where a card is given or a payment confirmed. */
export const stripeQuery = (publishableKey: string) =>
  queryOptions({
    queryKey: ["stripe", publishableKey],
    queryFn: async () => {
      const stripe = await load(publishableKey);
      if (!stripe) throw new Error("Stripe's script is not there");
      return stripe;
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
