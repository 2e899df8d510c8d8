import type Stripe from "stripe";
import { env } from "../config/env";
import type { PlanPrice } from "./payments";
import { priceIdOf } from "./stripe-prices";
import { firstItem, idOf } from "./stripe-subscription";

/** With this parameter Stripe Tax works out the taxes; where it is not set up there is no parameter. */
export const tax = () => (env.STRIPE_AUTOMATIC_TAX ? { automatic_tax: { enabled: true } } : {});

/** The schedule that decides about a subscription at present, if one does. */
function openSchedule({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === "object" && schedule?.status === "active" ? schedule : null;
}

/** Takes a planned change back: from now on the subscription itself decides how it goes on. */
export async function releaseSchedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  key: string,
): Promise<void> {
  const schedule = openSchedule(subscription);
  if (schedule) {
    await stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `${key}:release` });
  }
}

/** Two phases: the month that is paid, then the other price from its end on. */
export async function schedulePrice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: PlanPrice,
  key: string,
): Promise<void> {
  const item = firstItem(subscription);
  // What a phase does not say is taken away from the subscription when it begins, the card and the taxes included.
  const kept = { default_payment_method: idOf(subscription.default_payment_method) ?? undefined, ...tax() };
  const schedule = await stripe.subscriptionSchedules.create(
    { from_subscription: subscription.id },
    { idempotencyKey: `${key}:schedule` },
  );
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: "release",
      metadata: { pendingPlanId: price.planId },
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
          ...kept,
        },
        {
          items: [{ price: priceIdOf(price), quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
          ...kept,
        },
      ],
    },
    { idempotencyKey: `${key}:phases` },
  );
}

type Phase = Stripe.SubscriptionSchedule.Phase;

/** Lets a planned change be paid with another card. */
export async function rescheduleMethod(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  paymentMethod: string,
  key: string,
): Promise<void> {
  const schedule = openSchedule(subscription);
  if (!schedule) return;
  const toCome = ({ end_date }: Phase) => end_date > (schedule.current_phase?.start_date ?? 0);
  const phases = schedule.phases
    .filter(toCome)
    .map(({ items, start_date, end_date, proration_behavior }) => ({
      items: items.map(({ price }) => ({ price: idOf(price) ?? "", quantity: 1 })),
      start_date,
      end_date,
      proration_behavior,
      default_payment_method: paymentMethod,
      ...tax(),
    }));
  await stripe.subscriptionSchedules.update(schedule.id, { phases }, { idempotencyKey: `${key}:reschedule` });
}
