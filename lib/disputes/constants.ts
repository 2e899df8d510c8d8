/** What went wrong, as the one who opens a dispute says. */
export const DISPUTE_REASONS = [
  "NO_SHOW",
  "NOT_AS_AGREED",
  "UNFINISHED",
  "DAMAGE",
  "PRICE",
  "UNPAID",
  "BEHAVIOUR",
] as const;

export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** The two sides of the agreement. */
export const DISPUTE_SIDES = ["CLIENT", "PRO"] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

/** What each side can say: it is the client who pays. */
export const REASONS_OF_SIDE: Record<DisputeSide, readonly DisputeReason[]> = {
  CLIENT: DISPUTE_REASONS.filter((reason) => reason !== "UNPAID"),
  PRO: DISPUTE_REASONS,
};

/** With whom an admin sees the fault. */
export const DISPUTE_FAULTS = ["CLIENT", "PRO", "BOTH", "NEITHER"] as const;

/**
 * ANSWER: the other party says how it was, once. PROPOSE, AGREE: an outcome, and the yes of the other party. MEDIATE: asks for an
 * admin before the 72 hours are over. WITHDRAW: who opened it takes it back. DECIDE: an admin's.
 */
export const DISPUTE_ACTS = ["answer", "propose", "agree", "mediate", "withdraw", "decide"] as const;
export type DisputeAct = (typeof DISPUTE_ACTS)[number];

/** What can be said, and until when (docs/domain.md, Dispute). */
export const DISPUTE_LIMITS = {
  text: { min: 20, max: 2000 },
  photos: 5,
  outcome: 1000,
  decision: 2000,
  /** How long the two talk before an admin decides. */
  talkHours: 72,
  /** Until when a finished job can be disputed. */
  finishedDays: 14,
  /** Until when the end of an agreement can be contested by the side that did not end it. */
  endedHours: 48,
} as const;

/** Page size of the list. */
export const DISPUTES_TAKE = 10;
