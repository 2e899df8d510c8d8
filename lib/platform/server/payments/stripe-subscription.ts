import type Stripe from "stripe";
import type { ErrorCode } from "@/lib/shared/errors";
import type {
  PaymentStatus,
  PaymentStep,
  ProviderInvoice,
  ProviderSubscription,
  CardSummary,
} from "./payments";

/** What has to come along with a subscription for `toProviderSubscription`. */
export const SUBSCRIPTION_EXPAND = [
  "latest_invoice.confirmation_secret",
  "default_payment_method",
  "schedule",
];

const STATUS: Record<string, PaymentStatus> = {
  incomplete: "INCOMPLETE",
  trialing: "ACTIVE",
  active: "ACTIVE",
  past_due: "PAST_DUE",
  unpaid: "PAST_DUE",
  paused: "PAST_DUE",
  incomplete_expired: "CANCELED",
  canceled: "CANCELED",
};

const STEP: Record<string, PaymentStep> = {
  requires_confirmation: "confirm",
  requires_action: "confirm",
  requires_payment_method: "new_method",
  processing: "processing",
};

const date = (seconds: number) => new Date(seconds * 1000);
/** The id of something that Stripe answers as an id or, when it was asked for, in full. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);
const expanded = <T extends object>(thing: string | T | null | undefined): T | null =>
  typeof thing === "object" ? thing : null;

/** The only thing that is paid for with a subscription. */
export function firstItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no price`);
  return item;
}

/** Not one of ours: neither made by us nor for a price that `stripe:sync` made. */
export function isForeign({ metadata, items }: Stripe.Subscription): boolean {
  return !metadata.userId && !items.data[0]?.price.metadata.planId;
}

/** The invoice that a subscription waits for; null when nothing is open. */
export function openInvoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  const invoice = expanded(latest_invoice);
  return invoice?.status === "open" ? invoice : null;
}

function cardOf(method: Stripe.PaymentMethod | null): CardSummary | null {
  if (!method?.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

/** A planned change of price is a schedule in its first phase; we wrote down what it leads to. */
function pendingPlanOf(schedule: Stripe.SubscriptionSchedule | null): string | null {
  if (schedule?.status !== "active") return null;
  const isFirstPhase = schedule.current_phase?.start_date === schedule.phases[0]?.start_date;
  return isFirstPhase ? (schedule.metadata?.pendingPlanId ?? null) : null;
}

/** A better plan is paid for and Stripe is about to begin it: to say that nothing is open would be to say it was given up. */
function isBeginning(
  { pending_update, latest_invoice }: Stripe.Subscription,
  intent: Stripe.PaymentIntent | null,
): boolean {
  if (!pending_update) return false;
  return expanded(latest_invoice)?.status === "paid" || intent?.status === "succeeded";
}

function paymentOf(
  subscription: Stripe.Subscription,
  intent: Stripe.PaymentIntent | null,
): ProviderSubscription["payment"] {
  if (isBeginning(subscription, intent)) return { step: "processing", clientSecret: null, failure: null };
  if (!openInvoiceOf(subscription) || !intent) return { step: "none", clientSecret: null, failure: null };
  const step = STEP[intent.status] ?? "none";
  const failure: ErrorCode | null = intent.last_payment_error ? "card_declined" : null;
  return { step, clientSecret: step === "confirm" ? intent.client_secret : null, failure };
}

/**
 * Our own view of a subscription that was read with `SUBSCRIPTION_EXPAND`, of the payment it waits for, and of since when
 * nothing was paid.
 */
export function toProviderSubscription(
  subscription: Stripe.Subscription,
  intent: Stripe.PaymentIntent | null,
  unpaidSince: Date | null,
): ProviderSubscription {
  const item = firstItem(subscription);
  const { planId } = item.price.metadata;
  if (!planId) throw new Error(`${subscription.id} is for a price that stripe:sync did not make`);
  const status = STATUS[subscription.status];
  if (!status) throw new Error(`${subscription.id} has a status nobody knows: ${subscription.status}`);
  const ended = subscription.ended_at ?? subscription.canceled_at ?? subscription.created;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    userId: subscription.metadata.userId ?? null,
    planId,
    pendingPlanId: pendingPlanOf(expanded(subscription.schedule)),
    status,
    priceMinor: item.price.unit_amount,
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pastDueSince: status === "PAST_DUE" ? (unpaidSince ?? date(item.current_period_start)) : unpaidSince,
    endedAt: status === "CANCELED" ? date(ended) : null,
    card: cardOf(expanded(subscription.default_payment_method)),
    payment: paymentOf(subscription, intent),
  };
}

/** An invoice in our own words. */
export function toProviderInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    id: invoice.id,
    number: invoice.number,
    amountMinor: invoice.total,
    refundedMinor: invoice.post_payment_credit_notes_amount,
    currency: invoice.currency.toUpperCase(),
    status: (invoice.status ?? "draft") as ProviderInvoice["status"],
    createdAt: date(invoice.created),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
