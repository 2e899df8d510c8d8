import type {
  OwnSubscriptions,
  ProviderSubscriptionView,
  SubscriptionView,
} from "@/lib/subscriptions/schema";

/** Where a payment is gone on with, by our own id of the subscription. */
export function paymentHref(subscriptionId: string): string {
  return `/account/my-subscriptions/subscription-payment-handling?id=${subscriptionId}`;
}

/** Where another card is given: for a first payment with its plan, otherwise for the subscription. */
export function otherCardHref({ id, status, plan }: SubscriptionView): string {
  return status === "INCOMPLETE"
    ? `/account/payment?plan=${plan.slug}`
    : `/account/payment?subscription=${id}`;
}

/** What a payment's screen shows: the bank's question, that it waits, what went wrong, or that it is over. */
export type PaymentState = "confirm" | "wait" | "failed" | "done" | "ended";

/** One's own subscription with this id, whatever became of it. */
export function subscriptionIn(own: OwnSubscriptions, id: string): SubscriptionView | null {
  const all = [own.current, own.incomplete, ...own.history];
  return all.find((each) => each?.id === id) ?? null;
}

/**
 * Where a payment is, out of our own row and the provider's answer. The provider is ahead of us: what it still waits
 * for counts first, and done it is when our row says so too, because only then the plan's rights are there.
 */
export function paymentState(
  { status, planId }: Pick<SubscriptionView, "status" | "planId">,
  seen: Pick<ProviderSubscriptionView, "status" | "planId" | "step">,
): PaymentState {
  if (status === "CANCELED" || seen.status === "CANCELED") return "ended";
  if (seen.step === "confirm") return "confirm";
  if (seen.step === "new_method") return "failed";
  return status === "ACTIVE" && seen.planId === planId && seen.step === "none" ? "done" : "wait";
}
