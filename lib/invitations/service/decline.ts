import { notify } from "@/lib/notifications/service";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import type { InvitationDeclineReason } from "../constants";
import { findInvitation, lockInvitation, saveDeclined } from "../data/invitations";
import { whyNotDeclineInvitation } from "../policy";
import type { InvitationView } from "../schema";

type Decline = { actor: Actor; invitationId: string; reason: InvitationDeclineReason };

/**
 * A BEE says "not now"; the client learns of it, and the BEE may still send an offer. Throws the codes of
 * `whyNotDeclineInvitation`.
 */
export function declineInvitation({ actor, invitationId, reason }: Decline): Promise<InvitationView> {
  return transact(async (work) => {
    const invitation = await lockInvitation(work.tx, invitationId);
    allow(whyNotDeclineInvitation(actor, invitation));
    await saveDeclined(work.tx, invitationId, reason);
    const { tenderId, tender } = invitation;
    await notify(work, {
      type: "INVITATION_DECLINED",
      userId: tender.creatorId,
      actorId: actor.id,
      tenderId,
    });
    return findInvitation(work.tx, invitationId);
  });
}
