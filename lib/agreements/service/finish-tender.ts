import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { addCompletedTender } from "@/lib/tenders/data/tender-content";
import { whyNotFinish } from "@/lib/tenders/policy";
import { rewardReferralJob } from "@/lib/users/referral/service";
import type { TenderView } from "../schema/tender-view";
import { moveTender, emitTenderChanged } from "@/lib/tenders/service/move-tender";

type Parties = { tenderId: string; creatorId: string; proId: string };

// One notification each, which asks for feedback about the other: the PRO's says that the work is finished, too. The
// actor is the other party, because users are not notified of their own actions.
async function notifyFinished(work: Work, { tenderId, creatorId, proId }: Parties): Promise<void> {
  await postSystemMessage(work, { tenderId, proId, code: "WORK_FINISHED" });
  await notify(work, { type: "WORK_FINISHED", userId: proId, actorId: creatorId, tenderId });
  await notify(work, { type: "LEAVE_FEEDBACK", userId: creatorId, actorId: proId, tenderId });
}

type FinishTender = {
  actor: Actor;
  lang: Language;
  tenderId: string;
  seenVersion: number;
  idempotencyKey?: string | null;
};

/** The client marks the work finished: both parties' counts of completed tenders rise, and both have 14 days for feedback. */
export function finishTender({
  actor,
  lang,
  tenderId,
  seenVersion,
  idempotencyKey = null,
}: FinishTender): Promise<TenderView> {
  const call = {
    userId: actor.id,
    key: idempotencyKey,
    fingerprint: ["PATCH /tenders/finish", tenderId, seenVersion],
  };
  return transactOnce(call, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotFinish(actor, tender, seenVersion));
    const { creatorId, recipientId: proId } = tender;
    if (!proId) throw new Error("an accepted tender has a recipient");

    const values = { completedAt: new Date() };
    await moveTender(work, tender, { move: "FINISH_WORK", actorId: actor.id, values });
    await addCompletedTender(work.tx, [creatorId, proId]);
    for (const userId of [creatorId, proId]) await work.enqueue(rewardReferralJob, { userId, tenderId });
    await notifyFinished(work, { tenderId, creatorId, proId });
    await emitTenderChanged(work, tenderId);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
