/** What a client may propose for an offer (docs/domain.md, "Other terms"). */
export const PROPOSAL_LIMITS = {
  note: 500,
  /** How long the BEE has to answer. */
  openHours: 72,
  /** How many an offer has, answered ones included. */
  perOffer: 5,
} as const;

export const PROPOSAL_STATUSES = ["OPEN", "TAKEN", "ANSWERED", "KEPT", "WITHDRAWN", "LAPSED"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** ACCEPT, KEEP: the BEE takes the terms or keeps those of the offer. WITHDRAW: the client takes them back. */
export const PROPOSAL_ANSWERS = ["ACCEPT", "KEEP", "WITHDRAW"] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];
