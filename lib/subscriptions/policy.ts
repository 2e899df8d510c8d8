import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { WITHDRAWAL_DAYS } from "./constants";

type Person = Pick<Actor, "role" | "emailConfirmed">;
/** What the policies need to know of a plan and of a subscription. */
export type PlanFacts = { id: string; priceMinor: number; payable: boolean };
export type SubscriptionFacts = {
  planId: string;
  status: "INCOMPLETE" | "ACTIVE" | "PAST_DUE" | "CANCELED";
  paymentProviderId: string | null;
  cancelAtPeriodEnd: boolean;
  pendingPlanId: string | null;
  withdrawnAt: Date | null;
};

/** Null: a person may have a plan at all. Clients need none (docs/domain.md, Plans). */
export function whyNotPlan(actor: Person): ErrorCode | null {
  if (actor.role !== "PRO") return "wrong_role";
  return actor.emailConfirmed ? null : "email_not_confirmed";
}

/** Null: a PRO may begin to pay for a plan. A paying PRO changes the plan instead. */
export function whyNotSubscribe(plan: PlanFacts, live: SubscriptionFacts | null): ErrorCode | null {
  if (!plan.payable) return "plan_is_free";
  if (!live?.paymentProviderId) return null;
  return live.planId === plan.id ? "plan_is_current" : "subscription_exists";
}

/** Null: a PRO may take a free plan. A paying PRO cancels instead, at the end of what is paid. */
export function whyNotTakeFree(plan: PlanFacts, live: SubscriptionFacts | null): ErrorCode | null {
  if (plan.payable) return "plan_needs_payment";
  if (live?.paymentProviderId) return "subscription_exists";
  return live?.planId === plan.id ? "plan_is_current" : null;
}

/** A withdrawal ends a subscription for its PRO at once, also while the provider has not heard of it. */
export function isOver({ status, withdrawnAt }: Pick<SubscriptionFacts, "status" | "withdrawnAt">): boolean {
  return status === "CANCELED" || withdrawnAt !== null;
}

/** Null: the subscription goes on and its card pays, so that it can be changed. */
export function whyNotTouch(subscription: SubscriptionFacts): ErrorCode | null {
  if (isOver(subscription)) return "subscription_ended";
  if (!subscription.paymentProviderId) return "plan_needs_payment";
  return subscription.status === "ACTIVE" ? null : "payment_open";
}

/** Null: the subscription may be ended. An open payment does not hold a PRO who wants to leave. */
export function whyNotCancel(subscription: SubscriptionFacts): ErrorCode | null {
  const notTouch = whyNotTouch(subscription);
  return notTouch === "payment_open" && subscription.status === "PAST_DUE" ? null : notTouch;
}

/** Null: the plan may be changed to this one. Back to the own plan only while something else is planned. */
export function whyNotChange(subscription: SubscriptionFacts, plan: PlanFacts): ErrorCode | null {
  const notTouch = whyNotTouch(subscription);
  if (notTouch) return notTouch;
  const isPlanned = subscription.pendingPlanId !== null || subscription.cancelAtPeriodEnd;
  if (subscription.pendingPlanId === plan.id) return "plan_is_current";
  return subscription.planId === plan.id && !isPlanned ? "plan_is_current" : null;
}

const DAY_MS = 86_400_000;

/** The last day on which a contract can be withdrawn from, as a moment on it. */
export function lastWithdrawalDay(contractAt: Date): Date {
  return new Date(contractAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/**
 * Null: the contract may be withdrawn from. The day on which it was made does not count and the last one counts whole,
 * in every time zone, so that a day more is given. Businesses may as well: we do not ask what a plan is used for.
 */
export function whyNotWithdraw(
  subscription: SubscriptionFacts & { createdAt: Date },
  at: Date,
): ErrorCode | null {
  if (isOver(subscription)) return "subscription_ended";
  if (!subscription.paymentProviderId) return "plan_needs_payment";
  if (subscription.status === "INCOMPLETE") return "payment_open";
  const isTooLate = at.getTime() >= lastWithdrawalDay(subscription.createdAt).getTime() + DAY_MS;
  return isTooLate ? "withdrawal_over" : null;
}

/** Up begins at once and costs the difference by the day, down begins when the paid month is over. */
export function directionOf(from: Pick<PlanFacts, "priceMinor">, to: Pick<PlanFacts, "priceMinor">) {
  return to.priceMinor > from.priceMinor ? "UP" : "DOWN";
}
