/** The plans of docs/domain.md; prices and allowances are data, names stand in messages/<lang>/subscriptions.json. */
export const PLANS = [
  { slug: "free", priceMinor: 0, payable: false, offersPerMonth: 3, maxSubcategories: 3 },
  { slug: "standard", priceMinor: 1490, payable: true, offersPerMonth: 30, maxSubcategories: 10 },
  { slug: "premium", priceMinor: 3990, payable: true, offersPerMonth: 200, maxSubcategories: 20 },
] as const;

export type PlanSlug = (typeof PLANS)[number]["slug"];

/** Page size of the list of plans (docs/domain.md, "Page sizes"). */
export const PLANS_TAKE = 12;

/** A plan that is past due keeps its rights that long (docs/domain.md, Plans). */
export const GRACE_DAYS = 7;

/** A contract for a plan can be withdrawn from that many days after the one on which it was made (directive 2011/83). */
export const WITHDRAWAL_DAYS = 14;

export const SUBSCRIPTION_STATUSES = ["INCOMPLETE", "ACTIVE", "PAST_DUE", "CANCELED"] as const;

/** What the payment of a subscription waits for, so that a screen can go on where it was left. */
export const PAYMENT_STEPS = ["none", "confirm", "new_method", "processing"] as const;
