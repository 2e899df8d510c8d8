import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import type { TenderFacts } from "../tenders/policy";
import { FEEDBACK_LIMITS } from "./constants";

const DAY_MS = 86_400_000;

/** The deadline for feedback: 14 days after completion (docs/domain.md, Review). */
export function feedbackClosesAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + FEEDBACK_LIMITS.openDays * DAY_MS);
}

/** Null: this party may leave feedback, once, within 14 days after completion. */
export function whyNotFeedback(
  actor: Pick<Actor, "id" | "emailConfirmed">,
  tender: TenderFacts & { completedAt: Date | null },
  state: { hasWritten: boolean; now: Date },
): ErrorCode | null {
  if (tender.creatorId !== actor.id && tender.recipientId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "COMPLETED" || !tender.completedAt) return "tender_not_completed";
  if (state.hasWritten) return "feedback_exists";
  return state.now < feedbackClosesAt(tender.completedAt) ? null : "feedback_closed";
}

/** Null: the reviewed user may reply, once, after publication. */
export function whyNotReply(
  actor: Pick<Actor, "id">,
  review: { recipientId: string; reply: string | null; publishedAt: Date | null },
): ErrorCode | null {
  if (review.recipientId !== actor.id) return "forbidden";
  if (!review.publishedAt) return "review_not_published";
  return review.reply === null ? null : "reply_exists";
}
