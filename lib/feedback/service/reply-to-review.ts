import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findReview, toReviewView } from "../data";
import { whyNotReply } from "../policy";
import type { ReviewView } from "../schema";

type ReplyToReview = { actor: Actor; reviewId: string; reply: string; idempotencyKey: string | null };

async function answer(work: Work, { actor, reviewId, reply }: ReplyToReview): Promise<ReviewView> {
  const { tenderId } = await findReview(work.tx, reviewId);
  await lockTender(work.tx, tenderId);
  const review = await findReview(work.tx, reviewId);
  // What is not published yet is nothing that a third person may know of.
  const isSide = review.authorId === actor.id || review.recipientId === actor.id;
  if (!review.publishedAt && !isSide) throw new AppError("review_not_found");
  allow(whyNotReply(actor, review));
  await work.tx.review.update({
    where: { id: reviewId },
    data: { reply, repliedAt: new Date() },
    select: { id: true },
  });
  await emitTenderChanged(work, tenderId);
  return toReviewView({ ...review, reply }, { knowsFully: true });
}

/** Whoever was reviewed answers a published review, once. Throws what `whyNotReply` says. */
export function replyToReview(request: ReplyToReview): Promise<ReviewView> {
  const { actor, reviewId, reply, idempotencyKey } = request;
  return transact((work) => {
    const fingerprint = ["POST /feedback/reply", reviewId, reply];
    return idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, () =>
      answer(work, request),
    );
  });
}
