import { TENDER_LIMITS } from "../tenders/constants";
import type { TenderQuestionView } from "./schema";

/**
 * A description with question and answer below it; null when they stand there already, it would be too long, or our team
 * hides one of them.
 */
export function withAnswer(
  description: string,
  { text, answer, answerHiddenAt }: Pick<TenderQuestionView, "text" | "answer" | "answerHiddenAt">,
): string | null {
  if (answer === null || answerHiddenAt !== null) return null;
  const added = `${text}\n${answer}`;
  const longer = `${description}\n\n${added}`;
  return description.includes(added) || longer.length > TENDER_LIMITS.description.max ? null : longer;
}
