export const COMPLAINT_OUTCOMES = ["UPHELD", "REJECTED"] as const;
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

/** Characters of a complaint and of what is answered, and for how many months a decision can be complained about. */
export const COMPLAINT_LIMITS = { text: 2000, reason: 2000, months: 6 } as const;
