import { notify } from "@/lib/notifications/service";
import type { Work } from "@/lib/platform/server/work/transact";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { listEndedAgreements } from "../data/ended-agreements";
import { listReviewsOf, type Reviewed } from "../data/reviews";
import { endedParams } from "./notification-params";

// Those of the two who have not written; who has written is left alone.
async function remind(work: Work, reviewed: Reviewed, [one, other]: readonly [string, string]) {
  const { tenderId, endedAgreementId } = reviewed;
  const authors = (await listReviewsOf(work.tx, reviewed)).map(({ authorId }) => authorId);
  const params = endedParams(endedAgreementId);
  for (const [userId, actorId] of [
    [one, other],
    [other, one],
  ] as const)
    if (!authors.includes(userId))
      await notify(work, { type: "FEEDBACK_REMINDER", userId, actorId, tenderId, params });
}

/** Reminds the parties of a completed tender of their feedback. The tender is locked. */
export async function remindOfFeedback(work: Work, tender: LockedTender): Promise<void> {
  const { id: tenderId, creatorId, recipientId } = tender;
  if (recipientId) await remind(work, { tenderId, endedAgreementId: null }, [creatorId, recipientId]);
}

/** Reminds the parties of the agreements that ended at a moment without the work. The tender is locked. */
export async function remindOfFeedbackOnEnded(
  work: Work,
  { id: tenderId }: LockedTender,
  endedAt: Date,
): Promise<void> {
  for (const { id: endedAgreementId, creatorId, proId } of await listEndedAgreements(work.tx, tenderId, {
    endedAt,
  }))
    await remind(work, { tenderId, endedAgreementId }, [creatorId, proId]);
}
