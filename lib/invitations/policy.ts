import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import type { TenderFacts, VisibilityFacts } from "../tenders/policy";
import { INVITATION_LIMITS } from "./constants";

type Person = Pick<Actor, "id" | "role" | "emailConfirmed">;

/** Null: the creator of an open tender may invite BEEs, by name or by a link. */
export function whyNotInvite(
  actor: Person,
  tender: TenderFacts & Pick<VisibilityFacts, "hiddenAt">,
): ErrorCode | null {
  if (tender.creatorId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.hiddenAt !== null) return "tender_hidden";
  return tender.status === "NEW" ? null : "tender_not_open";
}

/** Null: one more invitation by name fits: the tender has fewer than five, the BEE fewer than twenty that day. */
export function whyNotOneMore(counts: { ofTender: number; ofProToday: number }): ErrorCode | null {
  if (counts.ofTender >= INVITATION_LIMITS.perTender) return "invitations_full";
  return counts.ofProToday >= INVITATION_LIMITS.perProAndDay ? "pro_invited_enough" : null;
}

type Answered = { proId: string; acceptedAt: Date | null; declinedAt: Date | null; closedAt: Date | null };

/** Null: the invited BEE may say "not now". */
export function whyNotDeclineInvitation(actor: Person, invitation: Answered): ErrorCode | null {
  if (invitation.proId !== actor.id) return "invitation_not_found";
  if (invitation.closedAt) return "invitation_closed";
  return invitation.acceptedAt || invitation.declinedAt ? "invitation_answered" : null;
}
