/** What may be proposed for an offer (docs/domain.md, "Other terms"). */
export const PROPOSAL_LIMITS = {
  note: 500,
  /** How long the other has to answer. */
  openHours: 72,
  /** How many an offer has until it is accepted, answered ones included. */
  perOffer: 5,
  /** How many either side of a job may make together: extra work comes up more than once. */
  perJob: 10,
} as const;

export const PROPOSAL_STATUSES = ["OPEN", "TAKEN", "ANSWERED", "KEPT", "WITHDRAWN", "LAPSED"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** ACCEPT, KEEP: the other takes the terms or keeps those of the offer. WITHDRAW: who proposed them takes them back. */
export const PROPOSAL_ANSWERS = ["ACCEPT", "KEEP", "WITHDRAW"] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];
