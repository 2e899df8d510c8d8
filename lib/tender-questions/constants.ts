/** What a PRO may ask, and a client answer (docs/domain.md, "Questions to the client"). */
export const TENDER_QUESTION_LIMITS = {
  text: { min: 10, max: 500 },
  answer: { min: 1, max: 1000 },
  /** How many questions of one PRO on one tender wait for an answer at the same time. */
  openPerPro: 3,
  /** How many a tender holds, removed ones included. */
  perTender: 100,
} as const;

export const TENDER_QUESTION_STATUSES = ["OPEN", "ANSWERED", "REMOVED"] as const;
export type TenderQuestionStatus = (typeof TENDER_QUESTION_STATUSES)[number];
