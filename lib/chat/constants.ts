/** What the product itself says in a conversation; each reader gets it in their own language. */
export const SYSTEM_CODES = [
  "OFFER_SENT",
  "OFFER_CHANGED",
  "OFFER_WITHDRAWN",
  "OFFER_DECLINED",
  "OFFER_ACCEPTED",
  "WORK_FINISHED",
  "TENDER_CHANGED",
  "TENDER_RELEASED",
  "TENDER_CANCELED",
  "TENDER_EXPIRED",
  "FINISH_REQUESTED",
  "FINISH_REFUSED",
  "WORK_COMPLETED",
  "PROPOSAL_SENT",
  "PROPOSAL_TAKEN",
  "PROPOSAL_KEPT",
  "PROPOSAL_WITHDRAWN",
  "PROPOSAL_LAPSED",
  "OFFER_ANSWERED",
  "OFFER_RENEWED",
  "APPOINTMENT_PROPOSED",
  "APPOINTMENT_CONFIRMED",
  "APPOINTMENT_DECLINED",
  "APPOINTMENT_CANCELED",
  "TERMS_SENT",
  "TERMS_TAKEN",
  "TERMS_KEPT",
  "TERMS_WITHDRAWN",
  "TERMS_LAPSED",
  "DISPUTE_OPENED",
  "DISPUTE_ANSWERED",
  "DISPUTE_PROPOSED",
  "DISPUTE_MEDIATION_ASKED",
  "DISPUTE_MEDIATION",
  "DISPUTE_AGREED",
  "DISPUTE_WITHDRAWN",
  "DISPUTE_DECIDED",
  "DISPUTE_READ",
] as const;

export type SystemCode = (typeof SYSTEM_CODES)[number];

/** Limits of a message (docs/domain.md, Message) and of a page of them (docs/api.md). */
export const MESSAGE_LIMITS = { text: 2000, files: 5, take: 100 } as const;

/** For how long its sender may edit or delete a message, in milliseconds. */
export const MESSAGE_CHANGE_MS = 15 * 60_000;

/** A typing indicator that receives nothing for this long disappears (specification 9, docs/domain.md). */
export const TYPING_MS = 6_000;

export const CONVERSATIONS_TAKE = 20;
