import { attachFiles } from "@/lib/files/service/attach-files";
import { languageOf } from "@/lib/i18n/detect-language";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockTenderOfAgreement, lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findEndedAgreement } from "../data/ended-agreements";
import { saveReviewPhotos } from "../data/photos";
import { findReview, listReviewsOf, listRuledOutPros, toOwnReview, type Reviewed } from "../data/reviews";
import { whyNotFeedback, whyNotFeedbackOnEnded, whyNotJudgeWork } from "../policy";
import type { Feedback, OwnReview } from "../schema";
import { endedParams } from "./notification-params";
import { publishReviews } from "./publish-feedback";
import { readRequest } from "./read-request";

type LeaveFeedback = { actor: Actor; tenderId: string; feedback: Feedback; idempotencyKey: string | null };

type Parties = { creatorId: string; proId: string };

/** What the policies judge, and whether the other party has written. */
async function findState(
  { tx }: Work,
  actor: Actor,
  { proId, ...reviewed }: Reviewed & { proId: string | null },
) {
  const before = await listReviewsOf(tx, reviewed);
  const hasWritten = before.some(({ authorId }) => authorId === actor.id);
  const isRuledOut = (await listRuledOutPros(tx, reviewed.tenderId)).some((id) => id === proId);
  return { hasWritten, isRuledOut, now: new Date(), isSecond: before.length > 0 };
}

// Own uploads, which others see once they may read the review.
async function attachPhotos(work: Work, { id: ownerId }: Actor, reviewId: string, publicIds: string[]) {
  const wish = { ownerId, publicIds, folder: "tenders", kind: "PHOTO", use: "REVIEW" } as const;
  await saveReviewPhotos(work.tx, reviewId, await attachFiles(work, { ...wish, field: "photoIds" }));
}

// The tender is locked, and the policy has passed.
async function addReview(
  work: Work,
  { actor, feedback }: LeaveFeedback,
  reviewed: Reviewed & Parties & { isSecond: boolean },
): Promise<OwnReview> {
  const { tenderId, endedAgreementId, creatorId, proId, isSecond } = reviewed;
  const recipientId = actor.id === creatorId ? proId : creatorId;
  const id = newId();
  const { rating, text, parts, photoIds = [], privateNote } = feedback;
  const contentLang = text && languageOf(text, actor);
  const about = { tenderId, endedAgreementId, authorId: actor.id, recipientId };
  const review = { id, ...about, rating, text, contentLang, ...parts, privateNote: privateNote || null };
  await work.tx.review.create({ data: review, select: { id: true } });
  await attachPhotos(work, actor, id, photoIds);
  if (isSecond) {
    await publishReviews(work, await listReviewsOf(work.tx, { tenderId, endedAgreementId }));
  } else {
    const recipient = { userId: recipientId, actorId: actor.id, tenderId };
    const params = { hasWritten: true, ...endedParams(endedAgreementId) };
    await notify(work, { type: "LEAVE_FEEDBACK", ...recipient, params });
  }
  await readRequest(work, { userId: actor.id, tenderId, endedAgreementId });
  // The other party learns that there is feedback, not what it says; rivals learn neither.
  await emitTenderChanged(work, tenderId, [creatorId, proId]);
  const reader = { knowsFully: endedAgreementId === null, lang: actor.lang };
  return toOwnReview(await findReview(work.tx, id), reader);
}

/**
 * One party of a completed tender rates the other, once, within 14 days. Double-blind: only its author sees the review
 * until both parties have written or the 14 days are over. Throws the codes of `whyNotFeedback`, `forbidden` for a PRO
 * who rates parts or shows photos, and 422 at `photoIds`.
 */
export function leaveFeedback(request: LeaveFeedback): Promise<OwnReview> {
  const { actor, tenderId, feedback, idempotencyKey: key } = request;
  const fingerprint = ["POST /tenders/feedback", tenderId, feedback];
  return transactOnce({ userId: actor.id, key, fingerprint }, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    const job = { tenderId, endedAgreementId: null };
    const { creatorId, recipientId: proId } = tender;
    const { isSecond, ...state } = await findState(work, actor, { ...job, proId });
    allow(whyNotFeedback(actor, tender, state));
    if (feedback.parts || feedback.photoIds?.length) allow(whyNotJudgeWork(actor, tender));
    if (!proId) throw new Error("a finished tender has a recipient");
    return addReview(work, request, { ...job, creatorId, proId, isSecond });
  });
}

/**
 * One party of an agreement that ended without the work rates the other, once, within 14 days, double-blind as well; the
 * review says that the job did not take place. Throws the codes of `whyNotFeedbackOnEnded`.
 */
export function leaveFeedbackOnEnded(request: LeaveFeedback & { agreementId: string }): Promise<OwnReview> {
  const { actor, tenderId, agreementId, feedback, idempotencyKey: key } = request;
  const fingerprint = ["POST /tenders/ended-agreements/feedback", tenderId, agreementId, feedback];
  return transactOnce({ userId: actor.id, key, fingerprint }, async (work) => {
    await lockTenderOfAgreement(work.tx, actor, tenderId);
    const ended = await findEndedAgreement(work.tx, { tenderId, agreementId });
    const job = { tenderId, endedAgreementId: agreementId };
    const { creatorId, proId } = ended;
    const { isSecond, ...state } = await findState(work, actor, { ...job, proId });
    allow(whyNotFeedbackOnEnded(actor, ended, state));
    return addReview(work, request, { ...job, creatorId, proId, isSecond });
  });
}
