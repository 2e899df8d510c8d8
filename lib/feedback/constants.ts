/** Limits of feedback (docs/domain.md, Review). */
export const FEEDBACK_LIMITS = { text: { max: 1000 }, reply: 500, openDays: 14 } as const;

/** Page size of a profile's reviews (docs/domain.md, "Page sizes"). */
export const REVIEWS_TAKE = 10;
