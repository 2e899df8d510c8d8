import type Stripe from "stripe";
import { AppError } from "@/lib/shared/errors";
import { env } from "../config/env";
import { isOf, stripeClient } from "./stripe-client";
import { idOf } from "./stripe-subscription";

/** How old a signature may be: Stripe's own recommendation against replays. */
const TOLERANCE_SECONDS = 300;

/** What an event of Stripe is about: only which subscription to look at; how it stands is read from Stripe. */
export type StripeWebhook = { eventId: string; type: string; subscriptionId: string | null };

function subscriptionOf(thing: { object: string }): string | null {
  if (thing.object === "subscription") return idOf(thing as Stripe.Subscription);
  if (thing.object === "subscription_schedule") {
    const schedule = thing as Stripe.SubscriptionSchedule;
    return idOf(schedule.subscription) ?? schedule.released_subscription;
  }
  if (thing.object !== "invoice") return null;
  return idOf((thing as Stripe.Invoice).parent?.subscription_details?.subscription);
}

/** Reads a webhook. Throws `signature_invalid` unless Stripe signed exactly these bytes, not long ago. */
export function parseStripeWebhook(body: string, signature: string | null): StripeWebhook {
  try {
    const event = stripeClient().webhooks.constructEvent(
      body,
      signature ?? "",
      env.STRIPE_WEBHOOK_SECRET ?? "",
      TOLERANCE_SECONDS,
    );
    return { eventId: event.id, type: event.type, subscriptionId: subscriptionOf(event.data.object) };
  } catch (error) {
    if (isOf(error, "StripeSignatureVerificationError")) throw new AppError("signature_invalid");
    throw error;
  }
}
