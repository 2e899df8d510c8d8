import type { QuestionView } from "@/lib/questions/schema";

/** The name of a question's field in the form of a tender. */
export function fieldOf({ key }: Pick<QuestionView, "key">): string {
  return `answers.${key}`;
}

/** The parameter of the address that names the question on the screen, where they are asked one at a time. */
export const QUESTION_PARAM = "question";

/** The id of the place that says that title and description are proposed. */
export const PROPOSED_SLOT = "proposed-texts";
