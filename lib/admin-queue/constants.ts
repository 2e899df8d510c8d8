/** What waits for an admin. */
export const QUEUE_KINDS = ["REPORT", "COMPLAINT", "DISPUTE", "VERIFICATION", "CONTACT"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export const QUEUE_TAKE = 10;
