/** What can be reported. */
export const REPORT_KINDS = [
  "TENDER",
  "REVIEW",
  "MESSAGE",
  "QUESTION",
  "ANSWER",
  "PROFILE",
  "OFFER",
  "PHOTO",
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What is wrong with it; a decision names the rule by the same words. */
export const REPORT_CATEGORIES = [
  "SCAM",
  "ILLEGAL",
  "HATE",
  "HARASSMENT",
  "SEXUAL",
  "CONTACT_DETAILS",
  "SPAM",
  "FAKE_REVIEW",
  "IP",
  "MINOR_AT_RISK",
  "OTHER",
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** What cannot wait: it stands first in the admins' queue. */
export const URGENT_CATEGORIES: ReadonlySet<ReportCategory> = new Set(["MINOR_AT_RISK", "ILLEGAL"]);

const NOT_OF_REVIEWS = REPORT_CATEGORIES.filter((category) => category !== "FAKE_REVIEW");

/** The categories of a kind: only a review can be an invented one. */
export const CATEGORIES_OF: Record<ReportKind, readonly ReportCategory[]> = {
  TENDER: NOT_OF_REVIEWS,
  REVIEW: REPORT_CATEGORIES,
  MESSAGE: NOT_OF_REVIEWS,
  QUESTION: NOT_OF_REVIEWS,
  ANSWER: NOT_OF_REVIEWS,
  PROFILE: REPORT_CATEGORIES,
  OFFER: NOT_OF_REVIEWS,
  PHOTO: NOT_OF_REVIEWS,
};

export const MODERATION_ACTIONS = [
  "HIDE",
  "RESTORE",
  "WARN",
  "NO_ACTION",
  "LIMIT",
  "SUSPEND",
  "REINSTATE",
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Limits of reports and decisions in characters, and of a limit in days. */
export const REPORT_LIMITS = {
  text: 1000,
  reason: 2000,
  name: 100,
  email: 254,
  limitDays: 90,
} as const;

export const REPORTS_TAKE = 10;

/** How long reports and decisions are kept after the decision; the database refuses to delete a younger one. */
export const REPORTS_KEPT_MONTHS = 18;

/** How many people hide a target by their reports until it is judged, and since when each has had an account. */
export const HIDDEN_BY_REPORTS = { people: 3, accountDays: 7 } as const;
