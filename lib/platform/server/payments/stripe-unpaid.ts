import type Stripe from "stripe";
import { log } from "../config/log";
import { isOf } from "./stripe-client";

/** More invoices than a subscription leaves unpaid before it is ended. */
const MANY = 100;

const MAY_BE_UNPAID: Stripe.Subscription.Status[] = ["past_due", "unpaid", "paused", "canceled"];

const isOfPeriod = ({ billing_reason: reason }: Stripe.Invoice) =>
  reason === "subscription_create" || reason === "subscription_cycle";

/**
 * When the payment failed since which nothing was paid; null: the latest period is paid. A subscription that stays past
 * due gets an invoice every month, so its latest one would begin the days of grace anew each time.
 */
export async function maybeUnpaidSince(
  stripe: Stripe,
  { id, status }: Stripe.Subscription,
): Promise<Date | null> {
  if (!MAY_BE_UNPAID.includes(status)) return null;
  const { data } = await stripe.invoices.list({ subscription: id, limit: MANY });
  const periods = data.filter(isOfPeriod);
  const paid = periods.findIndex((invoice) => invoice.status === "paid");
  const earliest = periods.slice(0, paid === -1 ? undefined : paid).at(-1);
  return earliest ? new Date(earliest.created * 1000) : null;
}

/** Voids what is open of a subscription that has ended: Stripe stops collecting it, but would leave it to be paid. */
export async function voidOpen(stripe: Stripe, subscription: string, key: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: "open", limit: MANY });
  for (const { id } of data) {
    try {
      await stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `${key}:void:${id}` });
    } catch (error) {
      if (!isOf(error, "StripeInvalidRequestError")) throw error;
      log.info({ err: error }, "an invoice could not be voided: it was paid or closed meanwhile");
    }
  }
}
