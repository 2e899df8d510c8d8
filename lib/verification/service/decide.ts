import { notify } from "@/lib/notifications/service";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { whyNotWhileClaimed } from "@/lib/claims/policy";
import { allow } from "@/lib/shared/errors";
import { lockVerification, readVerificationRow } from "../data";
import { whyNotDecide } from "../policy";
import type { DecisionBody, VerificationView } from "../schema";

type DecideVerification = { actor: Actor; verificationId: string; decision: DecisionBody };

/**
 * An admin approves a document, which gives its owner the badge, or rejects it with a reason; the owner is notified.
 * Throws `verification_not_found`, `verification_decided`, `stale_version` when the pictures were replaced after the
 * admin saw them, `queue_entry_claimed` while another admin is looking at it, and `forbidden` about oneself.
 */
export function decideVerification(call: DecideVerification): Promise<VerificationView> {
  const { actor, verificationId, decision } = call;
  return transact(async (work) => {
    const verification = await lockVerification(work.tx, verificationId);
    allow(whyNotDecide(actor, verification, new Date(decision.updatedAt)));
    allow(whyNotWhileClaimed(actor, verification, new Date()));
    const { userId } = verification;
    const rejectionReason = decision.status === "REJECTED" ? decision.reason : null;
    await work.tx.verification.update({
      where: { id: verificationId },
      data: { status: decision.status, rejectionReason, decidedAt: new Date(), decidedById: actor.id },
      select: { id: true },
    });
    const isVerified = decision.status === "APPROVED";
    await work.tx.user.update({ where: { id: userId }, data: { isVerified }, select: { id: true } });
    // Without an actor: the owner is notified of the decision, not of who made it.
    const params = { status: decision.status };
    await notify(work, { type: "VERIFICATION_DECIDED", userId, params, quote: rejectionReason ?? undefined });
    return readVerificationRow(work.tx, verificationId);
  });
}
