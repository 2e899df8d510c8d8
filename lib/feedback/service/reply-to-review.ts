import { languageOf } from "@/lib/i18n/detect-language";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findReview, toReviewView } from "../data/reviews";
import { whyNotReply } from "../policy";
import type { ReviewView } from "../schema";

type ReplyToReview = { actor: Actor; reviewId: string; reply: string; idempotencyKey: string | null };

async function saveReply(work: Work, { actor, reviewId, reply }: ReplyToReview): Promise<ReviewView> {
  const { tenderId } = await findReview(work.tx, reviewId);
  await lockTender(work.tx, tenderId);
  const review = await findReview(work.tx, reviewId);
  // Only the parties may know of an unpublished review.
  const isParty = review.authorId === actor.id || review.recipientId === actor.id;
  if (!review.publishedAt && !isParty) throw new AppError("review_not_found");
  allow(whyNotReply(actor, review));
  const replyLang = languageOf(reply, actor);
  await work.tx.review.update({
    where: { id: reviewId },
    data: { reply, replyLang, repliedAt: new Date() },
    select: { id: true },
  });
  await emitTenderChanged(work, tenderId, [review.authorId, review.recipientId]);
  const reader = { knowsFully: review.endedAgreementId === null, lang: actor.lang };
  return toReviewView({ ...review, reply, replyLang }, reader);
}

/** The reviewed user replies to a published review, once. Throws the codes of `whyNotReply`. */
export function replyToReview(request: ReplyToReview): Promise<ReviewView> {
  const { actor, reviewId, reply, idempotencyKey } = request;
  return transact((work) => {
    const fingerprint = ["POST /feedback/reply", reviewId, reply];
    return idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, () =>
      saveReply(work, request),
    );
  });
}
