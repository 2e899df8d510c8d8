import { TENDER_LIMITS } from "../tenders/constants";
import type { TenderQuestionView } from "./schema";

/** A description with question and answer below it; null when they stand there already, or it would be too long. */
export function withAnswer(
  description: string,
  { text, answer }: Pick<TenderQuestionView, "text" | "answer">,
): string | null {
  if (answer === null) return null;
  const added = `${text}\n${answer}`;
  const longer = `${description}\n\n${added}`;
  return description.includes(added) || longer.length > TENDER_LIMITS.description.max ? null : longer;
}
