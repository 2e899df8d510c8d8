export const CONTACT_STATUSES = ["NEW", "ANSWERED", "CLOSED"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** What support can do with a message (docs/domain.md, ContactMessage). */
export const CONTACT_MOVES = {
  ANSWER: { from: ["NEW"], to: "ANSWERED" },
  CLOSE: { from: ["NEW", "ANSWERED"], to: "CLOSED" },
} as const satisfies Record<string, { from: readonly ContactStatus[]; to: ContactStatus }>;

export type ContactMove = keyof typeof CONTACT_MOVES;

/** Whether a message in this status can be moved so. */
export function canMoveMessage(status: ContactStatus, move: ContactMove): boolean {
  return (CONTACT_MOVES[move].from as readonly ContactStatus[]).includes(status);
}
