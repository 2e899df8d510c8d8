/** Limits of feedback (docs/domain.md, Review). */
export const FEEDBACK_LIMITS = {
  text: { max: 1000 },
  photos: 3,
  privateNote: 1000,
  reply: 500,
  openDays: 14,
} as const;

/** Page size of a profile's reviews (docs/domain.md, "Page sizes"). */
export const REVIEWS_TAKE = 10;

/** Page size of the admins' list of notes. */
export const REVIEW_NOTES_TAKE = 10;

/** How many reviews the home page shows. */
export const LATEST_REVIEWS_TAKE = 3;

/** How many ended agreements of a tender are read, the newest. */
export const ENDED_AGREEMENTS_TAKE = 20;

/** What a client may rate of a job besides the whole. */
export const REVIEW_PARTS = ["quality", "punctuality", "communication", "value"] as const;

/** From how many ratings on a profile shows the average of a part: fewer would show what one client gave. */
export const PART_AVERAGES_FROM = 3;
