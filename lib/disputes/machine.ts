export const DISPUTE_STATUSES = [
  "TALK",
  "MEDIATION",
  "CLOSED_AGREED",
  "CLOSED_WITHDRAWN",
  "CLOSED_DECIDED",
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Every transition of a dispute's status (docs/domain.md, Dispute). */
export const DISPUTE_MOVES = {
  AGREE: { from: "TALK", to: "CLOSED_AGREED" },
  WITHDRAW: { from: "TALK", to: "CLOSED_WITHDRAWN" },
  MEDIATE: { from: "TALK", to: "MEDIATION" },
  DECIDE: { from: "MEDIATION", to: "CLOSED_DECIDED" },
} as const satisfies Record<string, { from: DisputeStatus; to: DisputeStatus }>;

export type DisputeMove = keyof typeof DISPUTE_MOVES;

/** Those that are open: until they are closed no review of the agreement appears and nothing completes by silence. */
export const OPEN_DISPUTES = ["TALK", "MEDIATION"] as const satisfies readonly DisputeStatus[];

/** Whether a dispute is one of these: the two, or an admin, have yet to end it. */
export function isOpenDispute({ status }: { status: DisputeStatus }): boolean {
  return OPEN_DISPUTES.some((open) => open === status);
}
