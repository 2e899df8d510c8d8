import { z } from "zod";
import { personCard } from "../shared/people";
import { INVITATION_CHANNELS, INVITATION_DECLINE_REASONS } from "./constants";

/** POST /tenders/{tenderId}/invitations. */
export const invitationBody = z.object({ proId: z.uuid() });

export const invitationParams = z.object({ invitationId: z.uuid() });

/** PATCH /invitations/{invitationId}: "not now". */
export const declineInvitationBody = z.object({ reason: z.enum(INVITATION_DECLINE_REASONS) });

/** An invitation as the tender's client and the invited BEE see it (docs/api.md, Invitation). */
export const invitationView = z.object({
  id: z.string(),
  tenderId: z.string(),
  pro: personCard,
  channel: z.enum(INVITATION_CHANNELS),
  createdAt: z.string(),
  acceptedAt: z.string().nullable(),
  declinedAt: z.string().nullable(),
  declineReason: z.enum(INVITATION_DECLINE_REASONS).nullable(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** GET /tenders/{tenderId}/invitations: those that are not closed; `left` more can be sent by name. */
export const invitationList = z.object({ items: z.array(invitationView), left: z.number().int() });
export type InvitationList = z.infer<typeof invitationList>;

/** POST /tenders/{tenderId}/invitations/link: the token is shown this once. */
export const invitationLink = z.object({ token: z.string() });

/** POST /invitations/link. */
export const linkBody = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** A BEE whom the client may invite, with the reasons. */
export const proposal = z.object({
  pro: personCard,
  headline: z.string().nullable(),
  /** From the BEE's town to the tender's, both rounded; null where the work is remote. */
  distanceKm: z.number().nullable(),
  completedCount: z.number().int(),
  answerMinutes: z.number().int().nullable(),
  /** Finished a job for this client before. */
  hasWorkedForClient: z.boolean(),
  isKept: z.boolean(),
});
export type Proposal = z.infer<typeof proposal>;

/** GET /tenders/{tenderId}/proposals. `subcategory`: the service all of them offer, in the reader's language. */
export const proposalList = z.object({ subcategory: z.string(), items: z.array(proposal) });
export type ProposalList = z.infer<typeof proposalList>;
