import { db } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { findOrMakePrice } from "@/lib/platform/server/payments/stripe-prices";
import { keepPrice, listPlans } from "../data/plans";

export type SyncedPlan = { slug: string; priceId: string; isNew: boolean };

/**
 * Makes sure that Stripe sells every paid plan at its price, and stores the price's id. A changed price becomes a new
 * one; existing subscribers keep the old. Throws when Stripe is not configured.
 */
export async function syncPlans(): Promise<SyncedPlan[]> {
  if (!env.STRIPE_SECRET_KEY)
    throw new Error("STRIPE_SECRET_KEY is not set: there is no Stripe to bring up to date.");
  const synced: SyncedPlan[] = [];
  for (const plan of await listPlans(db, true)) {
    const priceId = await findOrMakePrice({
      planId: plan.id,
      slug: plan.slug,
      name: `TenderBee ${(plan.names as Record<string, string>).en ?? plan.slug}`,
      priceMinor: plan.priceMinor,
      currency: plan.currency,
    });
    await keepPrice(db, plan.id, priceId);
    synced.push({ slug: plan.slug, priceId, isNew: priceId !== plan.providerPriceId });
  }
  return synced;
}
