import type { QuestionView } from "@/lib/questions/schema";

/** The value of the chip "I don't know"; no choice has this name. In the form and the API it is null. */
export const DONT_KNOW = "?";

/** The name of a question's field in the form of a tender. */
export function fieldOf({ key }: Pick<QuestionView, "key">): string {
  return `answers.${key}`;
}

/** The parameter of the address that names the question on the screen, where they are asked one at a time. */
export const QUESTION_PARAM = "question";

/** The id of the place that says that title and description are proposed. */
export const PROPOSED_SLOT = "proposed-texts";
