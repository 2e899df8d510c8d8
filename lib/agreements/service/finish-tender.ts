import { endAppointments } from "@/lib/appointments/service/end";
import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { addCompletedTender } from "@/lib/tenders/data/tender-content";
import { endProposals } from "@/lib/offers/proposals/data";
import { whyNotFinish } from "@/lib/tenders/policy";
import { rewardReferralJob } from "@/lib/users/referral/service";
import type { TenderView } from "../schema/tender-view";
import { moveTender, emitTenderChanged } from "@/lib/tenders/service/move-tender";

/**
 * Completes an accepted tender that is locked: both parties' counts rise, and both have 14 days for feedback. Without an
 * actor the client's silence has confirmed it. One notification each, which asks for feedback about the other: the PRO's
 * says that the work is finished, too.
 */
async function complete(work: Work, tender: LockedTender, actorId: string | null): Promise<void> {
  const { id: tenderId, creatorId, recipientId: proId, acceptedOfferId } = tender;
  if (!proId || !acceptedOfferId) throw new Error("an accepted tender has a recipient and an offer");
  await moveTender(work, tender, { move: "FINISH_WORK", actorId, values: { completedAt: new Date() } });
  // What was proposed last and not agreed to is not paid: nothing changes by silence.
  await endProposals(work.tx, [acceptedOfferId]);
  await endAppointments(work, { tenderId });
  await addCompletedTender(work.tx, [creatorId, proId]);
  for (const userId of [creatorId, proId]) await work.enqueue(rewardReferralJob, { userId, tenderId });
  await postSystemMessage(work, { tenderId, proId, code: actorId ? "WORK_FINISHED" : "WORK_COMPLETED" });
  const params = actorId ? {} : { status: "SILENCE" };
  // The actor is the other party, because users are not notified of their own actions.
  await notify(work, { type: "WORK_FINISHED", userId: proId, actorId: creatorId, tenderId, params });
  await notify(work, { type: "LEAVE_FEEDBACK", userId: creatorId, actorId: proId, tenderId });
  await emitTenderChanged(work, tenderId);
}

/** The client has not answered the report for seven days, however often they were reminded: it counts as confirmed. */
export function completeBySilence(work: Work, tender: LockedTender): Promise<void> {
  return complete(work, tender, null);
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
    await complete(work, tender, actor.id);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
