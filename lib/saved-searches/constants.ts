/** Limits of saved searches and of what they tell (docs/domain.md, "Alerts"). */
export const SAVED_SEARCH_LIMITS = { most: 10, name: 60 } as const;

/** How a PRO is mailed of new matches: each at once, together in the morning, or not. */
export const MATCH_EMAILS = ["INSTANT", "DAILY", "OFF"] as const;
export type MatchEmail = (typeof MATCH_EMAILS)[number];

/** At most so many a day and PRO; what is more waits for the digest. */
export const DAY_LIMITS = { pushes: 6, emails: 3 } as const;

/** How many tenders a digest names. */
export const DIGEST_TAKE = 10;

/** Minutes of the local day: quiet from nine in the evening until the digest at seven in the morning. */
export const QUIET_FROM = 21 * 60;
export const DIGEST_AT = 7 * 60;

/**
 * For how many days what alerts leave behind is kept: after the end of a tender, the counts of a day, and for the
 * longest period of the insights, which count the tenders that a search has found.
 */
export const ALERTS_KEPT = { afterEnd: 90, counts: 30, insights: 365 } as const;
