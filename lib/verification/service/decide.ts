import { addAuditEntry } from "@/lib/audit/data";
import { whyNotWhileClaimed } from "@/lib/claims/policy";
import { notify } from "@/lib/notifications/service";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, fieldError } from "@/lib/shared/errors";
import { lockVerification, readVerificationRow, type LockedVerification } from "../data";
import { whyNotDecide, whyNotUntil } from "../policy";
import type { DecisionBody, VerificationView } from "../schema";

type DecideVerification = { actor: Actor; verificationId: string; decision: DecisionBody; ip: string };

/** What the decision writes. Throws 422 at `expiresOn` when an approval does not say until when the proof counts. */
function columnsOf(decision: DecisionBody, { kind }: LockedVerification) {
  if (decision.status === "REJECTED") return { status: decision.status, rejectionReason: decision.reason };
  const { status, expiresOn = null } = decision;
  const refusal = whyNotUntil(kind, expiresOn, new Date());
  if (refusal) throw fieldError("expiresOn", refusal);
  return { status, rejectionReason: null, expiresOn: expiresOn && new Date(expiresOn) };
}

/** Its owner has the badge: an identity on the account, anything else by the row, which takes the place of the one before. */
async function giveBadge({ tx }: Work, { id, userId, kind }: LockedVerification): Promise<void> {
  if (kind === "IDENTITY")
    await tx.user.update({ where: { id: userId }, data: { isVerified: true }, select: { id: true } });
  await tx.verification.updateMany({
    where: { userId, kind, status: "APPROVED", id: { not: id } },
    data: { status: "EXPIRED" },
  });
}

/**
 * An admin approves a document, which gives its owner the badge, or rejects it with a reason; the owner is notified, and the audit log keeps it.
 * Throws 422 without the last day of a proof that has one, `verification_not_found`, `verification_decided`,
 * `stale_version` when the pictures were replaced after the admin saw them, `queue_entry_claimed` while another admin is
 * looking at it, and `forbidden` about oneself.
 */
export function decideVerification(call: DecideVerification): Promise<VerificationView> {
  const { actor, verificationId, decision, ip } = call;
  return transact(async (work) => {
    const verification = await lockVerification(work.tx, verificationId);
    allow(whyNotDecide(actor, verification, new Date(decision.updatedAt)));
    const at = new Date();
    allow(whyNotWhileClaimed(actor, verification, at));
    const { userId, kind } = verification;
    const columns = columnsOf(decision, verification);
    if (decision.status === "APPROVED") await giveBadge(work, verification);
    await work.tx.verification.update({
      where: { id: verificationId },
      data: { ...columns, decidedAt: at, decidedById: actor.id },
      select: { id: true },
    });
    await addAuditEntry(work.tx, {
      actorId: actor.id,
      action: "verification.decided",
      subjectType: "verifications",
      subjectId: verificationId,
      ip,
      at,
      before: { status: verification.status },
      after: {
        kind,
        ...columns,
        expiresOn: decision.status === "APPROVED" ? (decision.expiresOn ?? null) : null,
      },
    });
    // Without an actor: the owner is notified of the decision, not of who made it.
    const params = { status: decision.status, kind };
    const quote = columns.rejectionReason ?? undefined;
    await notify(work, { type: "VERIFICATION_DECIDED", userId, params, quote });
    return readVerificationRow(work.tx, verificationId);
  });
}
