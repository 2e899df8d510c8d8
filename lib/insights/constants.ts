/** The periods of the insights, in days. */
export const INSIGHT_PERIODS = [30, 90, 365] as const;
export type InsightPeriod = (typeof INSIGHT_PERIODS)[number];
export const DEFAULT_PERIOD: InsightPeriod = 90;

/** What happens between a tender that matches and an accepted offer, in this order. */
export const FUNNEL = ["matched", "seen", "offered", "won"] as const;
export type FunnelKey = (typeof FUNNEL)[number];

/**
 * From how many decided offers of how many BEEs on a median win rate is shown: fewer are chance, and those of few BEEs
 * would tell how a rival fares.
 */
export const COMPARED_FROM = { offers: 20, bees: 5 } as const;

/** From how many decided offers on a win rate is drawn as a bar: "1 of 1" is no hundred percent. */
export const DRAWN_FROM = 5;

/** What a profile lacks that clients look at first. */
export const WEAK_SPOTS = ["photo", "headline", "review"] as const;
export type WeakSpot = (typeof WEAK_SPOTS)[number];
