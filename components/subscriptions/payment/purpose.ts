import type { OwnSubscriptions, PlanView, SubscriptionView } from "@/lib/subscriptions/schema";

/** What the card is for: a new plan, or replacing the card of the present one. */
export type Purpose =
  | { kind: "start"; plan: PlanView }
  | { kind: "card"; subscription: SubscriptionView }
  | { kind: "already"; plan: PlanView }
  | { kind: "unknown" };

/** What stands in the address. */
export type Asked = { plan: string | null; subscription: string | null };

/** What an address of the payment screen means for this BEE. A plan they pay for already is not bought again. */
export function purposeOf(asked: Asked, plans: readonly PlanView[], { current }: OwnSubscriptions): Purpose {
  if (asked.subscription !== null) {
    const isOwn = current?.id === asked.subscription && current.paymentProviderId !== null;
    return isOwn ? { kind: "card", subscription: current } : { kind: "unknown" };
  }
  const plan = plans.find(({ slug, payable }) => payable && slug === asked.plan);
  if (!plan) return { kind: "unknown" };
  return current?.paymentProviderId ? { kind: "already", plan: current.plan } : { kind: "start", plan };
}

/** A purpose that needs a card. */
export type PayablePurpose = Extract<Purpose, { kind: "start" | "card" }>;

/** The plan that a card is given for. */
export function planOf(purpose: PayablePurpose): PlanView {
  return purpose.kind === "start" ? purpose.plan : purpose.subscription.plan;
}
