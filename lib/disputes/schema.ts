import { z } from "zod";
import { messageView } from "../chat/schema";
import { reviewNote } from "../feedback/schema";
import { fileView, uploadedIds } from "../files/schema";
import { listAnswer, listQuery } from "../shared/list-query";
import { personCard } from "../shared/people";
import { DISPUTE_ACTS, DISPUTE_FAULTS, DISPUTE_LIMITS, DISPUTE_REASONS, DISPUTE_SIDES } from "./constants";
import { DISPUTE_STATUSES } from "./machine";

const text = z.string().trim().min(DISPUTE_LIMITS.text.min).max(DISPUTE_LIMITS.text.max);
const photoIds = uploadedIds(DISPUTE_LIMITS.photos).default([]);

/** POST /tenders/{tenderId}/disputes. */
export const disputeBody = z.object({ reason: z.enum(DISPUTE_REASONS, { error: "choose" }), text, photoIds });
export type NewDispute = z.output<typeof disputeBody>;

export const disputeParams = z.object({ disputeId: z.uuid() });

/** The version of the dispute that the caller saw. */
const version = z.number().int().min(1);

/** How the other party says it was. */
export const disputeAnswer = z.object({ act: z.literal("answer"), version, text, photoIds });
export const disputeProposal = z.object({
  act: z.literal("propose"),
  version,
  outcome: z.string().trim().min(1).max(DISPUTE_LIMITS.outcome),
});
export const disputeDecision = z.object({
  act: z.literal("decide"),
  version,
  fault: z.enum(DISPUTE_FAULTS, { error: "choose" }),
  /** False: the job is left out of the BEE's completion rate. */
  countsForReliability: z.boolean(),
  /** False: the reviews of this agreement are hidden. */
  reviewStays: z.boolean(),
  text: z.string().trim().min(1).max(DISPUTE_LIMITS.decision),
});

/** PATCH /disputes/{disputeId}. */
export const disputeActBody = z.discriminatedUnion("act", [
  disputeAnswer,
  disputeProposal,
  z.object({ act: z.enum(["agree", "mediate", "withdraw"]), version }),
  disputeDecision,
]);
export type ActOnDispute = z.output<typeof disputeActBody>;

/** A dispute as its two sides and admins see it (docs/api.md, DisputeView). */
export const disputeView = z.object({
  id: z.string(),
  tenderId: z.string(),
  tenderTitle: z.string(),
  client: personCard,
  pro: personCard,
  openedBy: z.enum(DISPUTE_SIDES),
  reason: z.enum(DISPUTE_REASONS),
  text: z.string(),
  photos: z.array(fileView),
  /** What the other party says to it; null before they have. */
  answer: z.object({ text: z.string(), photos: z.array(fileView), at: z.string() }).nullable(),
  status: z.enum(DISPUTE_STATUSES),
  /** When TALK becomes MEDIATION by itself. */
  talkUntil: z.string(),
  /** The newest one; of a CLOSED_AGREED dispute what both agreed to. */
  proposal: z.object({ by: z.enum(DISPUTE_SIDES), outcome: z.string(), at: z.string() }).nullable(),
  mediationAskedBy: z.enum(DISPUTE_SIDES).nullable(),
  mediationAt: z.string().nullable(),
  decision: z
    .object({
      fault: z.enum(DISPUTE_FAULTS),
      countsForReliability: z.boolean(),
      reviewStays: z.boolean(),
      text: z.string(),
    })
    .nullable(),
  closedAt: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  /** What the caller can do now. */
  may: z.array(z.enum(DISPUTE_ACTS)),
});
export type DisputeView = z.infer<typeof disputeView>;

/** GET /tenders/{tenderId}/disputes: those that the caller may see, the newest first. */
export const tenderDisputes = z.object({
  items: z.array(disputeView),
  mayOpen: z.boolean(),
  /** Until when the caller may open one; null: as long as the agreement stands, or not at all. */
  openUntil: z.string().nullable(),
  /** With whom that one would be, also after they have left; null where none may be opened. */
  partner: personCard.nullable(),
});
export type DisputesOfTender = z.infer<typeof tenderDisputes>;

/** GET /disputes: own ones, or for admins all in MEDIATION or closed. */
export const disputeListQuery = listQuery
  .pick({ page: true })
  .extend({ tab: z.enum(["open", "closed"]).default("open") });
export type DisputeListQuery = z.output<typeof disputeListQuery>;
export const disputeList = listAnswer(disputeView);
export type DisputeList = z.infer<typeof disputeList>;

/** GET /disputes/{disputeId}: with the agreement that it is about, and what happened to it. */
export const disputeDetail = disputeView.extend({
  agreement: z.object({ priceMinor: z.number().int().nullable(), agreedAt: z.string().nullable() }),
  /** For admins alone: what the two have written to the operator beside their reviews. */
  notes: z.array(reviewNote),
  events: z.array(
    z.object({
      move: z.enum(["ACCEPT_OFFER", "CHANGE_TERMS", "RELEASE", "FINISH_WORK", "CANCEL"]),
      /** Null: the product itself. */
      by: z.enum(DISPUTE_SIDES).nullable(),
      at: z.string(),
    }),
  ),
});
export type DisputeDetail = z.infer<typeof disputeDetail>;

/** GET /disputes/{disputeId}/messages: the conversation of the two, for admins, from the newest on. */
export const disputeMessagesQuery = z.object({ beforeSeq: z.coerce.number().int().min(1).optional() });
export const disputeMessages = z.object({ items: z.array(messageView), hasMore: z.boolean() });
export type DisputeMessages = z.infer<typeof disputeMessages>;
