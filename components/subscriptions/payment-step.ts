import type {
  OwnSubscriptions,
  ProviderSubscriptionView,
  SubscriptionView,
} from "@/lib/subscriptions/schema";

/**
 * Where a payment is gone on with, by our own id of the subscription. While a plan is running what is paid for is a
 * better one: the address keeps the plan before it (`from`), so that an upgrade which was given up is not taken for paid.
 */
export function paymentHref({ id, status, planId }: Pick<SubscriptionView, "id" | "status" | "planId">) {
  const from = status === "ACTIVE" ? `&from=${planId}` : "";
  return `/account/my-subscriptions/subscription-payment-handling?id=${id}${from}`;
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

type Row = Pick<SubscriptionView, "status" | "planId">;
type Seen = Pick<ProviderSubscriptionView, "status" | "planId" | "step">;

/** Something of a payment is still to come into our own row: a first payment, an overdue one, or another plan. */
export function isRowBehind({ status, planId }: Row, seen: Pick<Seen, "planId"> | undefined): boolean {
  if (status === "CANCELED") return false;
  return status !== "ACTIVE" || (seen !== undefined && seen.planId !== planId);
}

/**
 * Where a payment is, out of our own row and the provider's answer. The provider is ahead of us: what it still waits
 * for counts first, and done it is when our row says so too, because only then the plan's rights are there. An upgrade
 * from the plan `from` that waits for nothing and has changed nothing is over: its time was up, or it was taken back.
 */
export function paymentState(row: Row, seen: Seen, from: string | null): PaymentState {
  if (row.status === "CANCELED" || seen.status === "CANCELED") return "ended";
  if (seen.step === "confirm") return "confirm";
  if (seen.step === "new_method") return "failed";
  if (seen.step !== "none" || isRowBehind(row, seen)) return "wait";
  return row.planId === from ? "ended" : "done";
}
