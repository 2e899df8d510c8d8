import type { OwnSubscriptions, PlanView } from "@/lib/subscriptions/schema";

/** The action that a plan's card offers to the viewer. */
export type PlanAction =
  | { kind: "none" }
  | { kind: "join" }
  | { kind: "signIn" }
  | { kind: "buy" }
  | { kind: "current" }
  | { kind: "manage" }
  | { kind: "planned"; at: string }
  | { kind: "change"; subscriptionId: string }
  | { kind: "cancel"; subscriptionId: string; at: string };

type Role = "CLIENT" | "PRO" | "ADMIN";

/**
 * A visitor: begin here, or sign in and go on. A client needs no plan. A BEE buys, changes, cancels, or has it
 * already.
 */
export function planAction(plan: PlanView, role: Role | null, own: OwnSubscriptions | undefined): PlanAction {
  if (role === null) return plan.payable ? { kind: "signIn" } : { kind: "join" };
  if (role !== "PRO" || !own) return { kind: "none" };
  const { current } = own;
  const isPaying = current !== null && current.paymentProviderId !== null;
  if (!isPaying) return plan.payable ? { kind: "buy" } : { kind: "current" };
  if (current.planId === plan.id) return { kind: "manage" };
  // While a payment is open nothing can be changed: its own screen says what to do.
  if (current.status === "PAST_DUE") return { kind: "none" };
  const at = current.currentPeriodEnd ?? own.offersRenewAt;
  const isNext = plan.payable ? current.pendingPlan?.id === plan.id : current.cancelAtPeriodEnd;
  if (isNext) return { kind: "planned", at };
  if (!plan.payable) return { kind: "cancel", subscriptionId: current.id, at };
  return { kind: "change", subscriptionId: current.id };
}

/** The offers a BEE has sent in this period. */
export function offersUsed({ offersPerPeriod, offersLeft }: OwnSubscriptions): number {
  return Math.max(0, offersPerPeriod - offersLeft);
}

/** The smallest larger plan, or null: it is offered only to a user who has really reached a limit this month. */
export function smallestSufficientPlan(
  plans: readonly PlanView[],
  own: OwnSubscriptions | undefined,
): PlanView["id"] | null {
  if (!own) return null;
  const { plan, offersLeft, subcategoriesUsed } = own;
  if (offersLeft > 0 && subcategoriesUsed < plan.maxSubcategories) return null;
  return nextLarger(plans, plan);
}

function nextLarger(plans: readonly PlanView[], own: PlanView): PlanView["id"] | null {
  const larger = plans
    .filter((each) => each.offersPerMonth > own.offersPerMonth)
    .sort((a, b) => a.offersPerMonth - b.offersPerMonth);
  return larger[0]?.id ?? null;
}

/** The plan whose button stands out for a BEE: the one that fits, else the next larger one; null: there is none. */
export function recommendedPlan(
  plans: readonly PlanView[],
  own: OwnSubscriptions | undefined,
): PlanView["id"] | null {
  return own ? nextLarger(plans, own.plan) : null;
}

/** Whether a plan has less in it than the one a BEE has now. */
export function isSmallerPlan(plan: PlanView, own: OwnSubscriptions | undefined): boolean {
  return own !== undefined && plan.offersPerMonth < own.plan.offersPerMonth;
}

/** Whether it is the plan a BEE has now. */
export function isOwnPlan(plan: PlanView, own: OwnSubscriptions | undefined): boolean {
  return own !== undefined && (own.current?.planId ?? own.plan.id) === plan.id;
}

/** The plans in the order in which they are compared: the own one, the larger ones, then the smaller ones. */
export function plansToCompare(plans: readonly PlanView[], own: OwnSubscriptions | undefined): PlanView[] {
  const rank = (plan: PlanView) => (isOwnPlan(plan, own) ? 0 : isSmallerPlan(plan, own) ? 2 : 1);
  return plans.toSorted((one, other) => rank(one) - rank(other));
}
