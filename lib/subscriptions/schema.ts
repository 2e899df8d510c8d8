/** The plans of domain.md; prices and allowances are data, names stand in messages/<lang>/subscriptions.json. */
export const PLANS = [
  { slug: "free", priceMinor: 0, payable: false, offersPerMonth: 3, maxSubcategories: 3 },
  { slug: "standard", priceMinor: 1490, payable: true, offersPerMonth: 30, maxSubcategories: 10 },
  { slug: "premium", priceMinor: 3990, payable: true, offersPerMonth: 200, maxSubcategories: 20 },
] as const;

export type PlanSlug = (typeof PLANS)[number]["slug"];
