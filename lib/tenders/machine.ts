/** The statuses of a tender (specification 3). COMPLETED and CANCELED are final. */
export const TENDER_STATUSES = ["NEW", "ACCEPTED", "COMPLETED", "CANCELED"] as const;
export type TenderStatus = (typeof TENDER_STATUSES)[number];

type Move = { from: readonly TenderStatus[]; to: TenderStatus };

/** Every transition of a tender's status, and the change of what is agreed (docs/domain.md, "Tender and offer: states"). */
export const TENDER_MOVES = {
  ACCEPT_OFFER: { from: ["NEW"], to: "ACCEPTED" },
  CHANGE_TERMS: { from: ["ACCEPTED"], to: "ACCEPTED" },
  RELEASE: { from: ["ACCEPTED"], to: "NEW" },
  FINISH_WORK: { from: ["ACCEPTED"], to: "COMPLETED" },
  CANCEL: { from: ["NEW", "ACCEPTED"], to: "CANCELED" },
} as const satisfies Record<string, Move>;

export type TenderMove = keyof typeof TENDER_MOVES;

/** Whether the transition table allows a move out of a status. */
export function canMove(status: TenderStatus, move: TenderMove): boolean {
  return (TENDER_MOVES[move].from as readonly TenderStatus[]).includes(status);
}
