import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import type { TenderFacts } from "../tenders/policy";
import { TENDER_QUESTION_LIMITS, type TenderQuestionStatus } from "./constants";

type Person = Pick<Actor, "id" | "role" | "emailConfirmed">;

/** Null: a PRO who sees the open tender may ask its client. */
export function whyNotAsk(
  actor: Person,
  tender: Pick<TenderFacts, "status">,
  counts: { openOfPro: number; ofTender: number },
): ErrorCode | null {
  if (actor.role !== "PRO") return "wrong_role";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "NEW") return "tender_not_open";
  if (counts.ofTender >= TENDER_QUESTION_LIMITS.perTender) return "tender_questions_full";
  return counts.openOfPro >= TENDER_QUESTION_LIMITS.openPerPro ? "open_questions_full" : null;
}

/** Null: the tender's creator may answer or remove the question. */
export function whyNotSettleQuestion(
  actor: Person,
  tender: Pick<TenderFacts, "creatorId" | "status">,
  question: { status: TenderQuestionStatus; hiddenAt: Date | null },
): ErrorCode | null {
  if (tender.creatorId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "NEW") return "tender_not_open";
  if (question.hiddenAt !== null) return "tender_question_not_found";
  return question.status === "OPEN" ? null : "tender_question_settled";
}
