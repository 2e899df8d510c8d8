/** Limits of feedback (domain.md, Review). */
export const FEEDBACK_LIMITS = { text: { min: 10, max: 1000 }, reply: 500, openDays: 14 } as const;

/** Page size of a profile's reviews (domain.md, "Page sizes"). */
export const REVIEWS_TAKE = 10;
