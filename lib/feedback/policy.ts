import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import type { TenderFacts } from "../tenders/policy";
import { FEEDBACK_LIMITS } from "./constants";

const DAY_MS = 86_400_000;

/** The deadline for feedback: 14 days after the end of the agreement (docs/domain.md, Review). */
export function feedbackClosesAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + FEEDBACK_LIMITS.openDays * DAY_MS);
}

/** `isRuledOut`: a dispute about the agreement was decided so that no review of it stays. */
type Writing = { hasWritten: boolean; isRuledOut?: boolean; now: Date };

function whyNotWrite(endedAt: Date, { hasWritten, isRuledOut, now }: Writing): ErrorCode | null {
  if (hasWritten) return "feedback_exists";
  if (isRuledOut) return "feedback_closed";
  return now < feedbackClosesAt(endedAt) ? null : "feedback_closed";
}

/**
 * Null: this party may leave feedback, once, within 14 days after completion, unless the decision of a dispute has ruled
 * it out.
 */
export function whyNotFeedback(
  actor: Pick<Actor, "id" | "emailConfirmed">,
  tender: TenderFacts & { completedAt: Date | null },
  state: Writing,
): ErrorCode | null {
  if (tender.creatorId !== actor.id && tender.recipientId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "COMPLETED" || !tender.completedAt) return "tender_not_completed";
  return whyNotWrite(tender.completedAt, state);
}

/** Null: the parts of a job are rated, and photos of it shown, by its client alone. */
export function whyNotJudgeWork(
  actor: Pick<Actor, "id">,
  tender: Pick<TenderFacts, "creatorId">,
): ErrorCode | null {
  return tender.creatorId === actor.id ? null : "forbidden";
}

/** An agreement that ended without the work: by release, or by a cancelation after the acceptance. */
export type EndedAgreement = { creatorId: string; proId: string; endedAt: Date };

/** Null: this party may leave feedback about it, once, within 14 days after its end. Others may not know of it. */
export function whyNotFeedbackOnEnded(
  actor: Pick<Actor, "id" | "emailConfirmed">,
  agreement: EndedAgreement,
  state: Writing,
): ErrorCode | null {
  if (agreement.creatorId !== actor.id && agreement.proId !== actor.id) return "agreement_not_found";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  return whyNotWrite(agreement.endedAt, state);
}

/** Null: the reviewed user may reply, once, after publication. */
export function whyNotReply(
  actor: Pick<Actor, "id">,
  review: { recipientId: string; reply: string | null; publishedAt: Date | null; hiddenAt: Date | null },
): ErrorCode | null {
  if (review.recipientId !== actor.id) return "forbidden";
  if (!review.publishedAt || review.hiddenAt) return "review_not_published";
  return review.reply === null ? null : "reply_exists";
}
