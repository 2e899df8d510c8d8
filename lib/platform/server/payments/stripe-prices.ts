import type Stripe from "stripe";
import { AppError } from "@/lib/shared/errors";
import { log } from "../config/log";
import type { PlanPrice } from "./payments";
import { isMissing, stripeClient } from "./stripe-client";

type SoldPlan = { planId: string; slug: string; name: string; priceMinor: number; currency: string };

async function findOrMakeProduct(stripe: Stripe, { planId, name }: SoldPlan): Promise<string> {
  // Its id is ours, so that a second run, or a second server, finds the same one.
  const id = `tenderbee_${planId}`;
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await stripe.products.create({ id, name, metadata: { planId } }, { idempotencyKey: id })).id;
  }
}

/** At which of its prices Stripe sells a plan. Throws `payments_unavailable` before `stripe:sync` was run. */
export function priceIdOf({ planId, providerPriceId }: PlanPrice): string {
  if (providerPriceId) return providerPriceId;
  log.error({ planId }, "a plan has no price at Stripe: run npm run stripe:sync");
  throw new AppError("payments_unavailable");
}

/** The monthly price of a plan at Stripe, taxes included; made when there is none with this amount. */
export async function findOrMakePrice(plan: SoldPlan): Promise<string> {
  const stripe = stripeClient();
  const product = await findOrMakeProduct(stripe, plan);
  const { data } = await stripe.prices.list({ product, active: true, limit: 100 });
  const currency = plan.currency.toLowerCase();
  // One that was created by hand has no plan in its metadata.
  const known = data.find(
    (price) =>
      price.unit_amount === plan.priceMinor &&
      price.currency === currency &&
      price.recurring?.interval === "month" &&
      price.metadata.planId === plan.planId,
  );
  if (known) return known.id;
  const made = await stripe.prices.create({
    product,
    currency,
    unit_amount: plan.priceMinor,
    recurring: { interval: "month" },
    tax_behavior: "inclusive",
    // Read back from every subscription: which of our plans it is for.
    metadata: { planId: plan.planId },
  });
  return made.id;
}
