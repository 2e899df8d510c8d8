/** Limits of saved searches and of what they tell (docs/domain.md, "Alerts"). */
export const SAVED_SEARCH_LIMITS = { most: 10, name: 60 } as const;

/** How a PRO is mailed of new matches: each at once, together in the morning, or not. */
export const MATCH_EMAILS = ["INSTANT", "DAILY", "OFF"] as const;
export type MatchEmail = (typeof MATCH_EMAILS)[number];
