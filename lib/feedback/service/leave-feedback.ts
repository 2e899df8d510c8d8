import { notify } from "@/lib/notifications/service";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findReview, listReviewsOf, toReviewView } from "../data";
import { whyNotFeedback } from "../policy";
import type { Feedback, ReviewView } from "../schema";
import { publishReviews } from "./publish-feedback";

type LeaveFeedback = { actor: Actor; tenderId: string; feedback: Feedback; idempotencyKey: string | null };

async function leave(work: Work, { actor, tenderId, feedback }: LeaveFeedback): Promise<ReviewView> {
  const tender = await lockVisibleTender(work.tx, actor, tenderId);
  const before = await listReviewsOf(work.tx, tenderId);
  const hasWritten = before.some(({ authorId }) => authorId === actor.id);
  allow(whyNotFeedback(actor, tender, { hasWritten, now: new Date() }));
  const { creatorId, recipientId: proId } = tender;
  if (!proId) throw new Error("a finished tender has a recipient");

  const recipientId = actor.id === creatorId ? proId : creatorId;
  const id = newId();
  const review = { id, tenderId, authorId: actor.id, recipientId, ...feedback };
  await work.tx.review.create({ data: review, select: { id: true } });
  if (before.length > 0) {
    await publishReviews(work, await listReviewsOf(work.tx, tenderId));
  } else {
    const recipient = { userId: recipientId, actorId: actor.id, tenderId };
    await notify(work, { type: "LEAVE_FEEDBACK", ...recipient, params: { hasWritten: true } });
  }
  // The other party learns that there is feedback, not what it says; rivals learn neither.
  await emitTenderChanged(work, tenderId, [creatorId, proId]);
  return toReviewView(await findReview(work.tx, id), { knowsFully: true });
}

/**
 * One party of a completed tender rates the other, once, within 14 days. Double-blind: only its author sees the review
 * until both parties have written or the 14 days are over. Throws the codes of `whyNotFeedback`.
 */
export function leaveFeedback(request: LeaveFeedback): Promise<ReviewView> {
  const { actor, tenderId, feedback, idempotencyKey } = request;
  return transact((work) => {
    const fingerprint = ["POST /tenders/feedback", tenderId, feedback];
    return idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, () =>
      leave(work, request),
    );
  });
}
