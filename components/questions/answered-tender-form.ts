import { answerIssues, askedAnswers, normalizeAnswers } from "@/lib/questions/policy";
import type { Answers } from "@/lib/questions/schema";
import { maybeKnownQuestions } from "@/lib/questions/store";
import { tenderForm, type TenderFormInput } from "@/lib/tenders/schema/form";

/**
 * The form of a tender with the rules of its service's questions, as far as they have been fetched. `stored`: the answers
 * of a tender that is edited; left as they are, they are neither judged nor sent, so that old ones block nothing.
 */
export function answeredTenderForm(stored: Answers | undefined) {
  const questionsOf = (subcategoryId: string) => maybeKnownQuestions(subcategoryId);
  const isUnchanged = (subcategoryId: string, answers: Answers) => {
    const inOneForm = (some: Answers) =>
      JSON.stringify(normalizeAnswers(questionsOf(subcategoryId) ?? [], some));
    return stored !== undefined && inOneForm(stored) === inOneForm(answers);
  };
  return tenderForm
    .superRefine(({ subcategoryId, answers = {} }, context) => {
      const questions = questionsOf(subcategoryId);
      if (!questions || isUnchanged(subcategoryId, answers)) return;
      for (const { path, code, params } of answerIssues(questions, askedAnswers(questions, answers)))
        context.addIssue({ code: "custom", path: path.split("."), message: code, params });
    })
    .transform((tender) => {
      const { subcategoryId, answers = {} } = tender;
      if (isUnchanged(subcategoryId, answers)) return { ...tender, answers: undefined };
      const questions = questionsOf(subcategoryId);
      // A question that is no longer asked keeps its answer in the form only.
      return questions ? { ...tender, answers: askedAnswers(questions, answers) } : tender;
    });
}

/** What the answers of a new tender lack, by the questions of its service. */
export function answerIssuesOf({
  subcategoryId,
  answers = {},
}: Pick<TenderFormInput, "subcategoryId" | "answers">) {
  const questions = maybeKnownQuestions(subcategoryId);
  return questions ? answerIssues(questions, askedAnswers(questions, answers)) : [];
}
