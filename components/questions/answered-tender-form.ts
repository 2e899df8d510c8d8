import { answerIssues, askedAnswers, normalizeAnswers, withChosen } from "@/lib/questions/policy";
import type { Answers } from "@/lib/questions/schema";
import { maybeKnownQuestions } from "@/lib/questions/store";
import { tenderForm, type TenderFormInput } from "@/lib/tenders/schema/form";

type Answered = Pick<TenderFormInput, "subcategoryId" | "answers">;

function isUnchanged({ subcategoryId, answers = {} }: Answered, stored: Answers | undefined): boolean {
  const inOneForm = (some: Answers) =>
    JSON.stringify(normalizeAnswers(maybeKnownQuestions(subcategoryId) ?? [], some));
  return stored !== undefined && inOneForm(stored) === inOneForm(answers);
}

/**
 * What the answers in a form lack, by the questions of its service as far as they have been fetched. `stored`: what the
 * form began with when the tender was there before; left as it is, it is not judged again.
 */
export function answerIssuesOf(tender: Answered, stored?: Answers) {
  const { subcategoryId, answers = {} } = tender;
  const questions = maybeKnownQuestions(subcategoryId);
  if (!questions || isUnchanged(tender, stored)) return [];
  const rules = withChosen(questions, stored ?? {});
  return answerIssues(rules, askedAnswers(rules, answers));
}

/**
 * The form of a tender with the rules of its service's questions. `before`: the tender that is edited; its answers, left as
 * they are, are neither judged nor sent, and its days not judged, so that old ones block nothing.
 */
export function answeredTenderForm(before?: Pick<TenderFormInput, "answers" | "startDate" | "endDate">) {
  const stored = before?.answers;
  return tenderForm(before)
    .superRefine((tender, context) => {
      for (const { path, code, params } of answerIssuesOf(tender, stored))
        context.addIssue({ code: "custom", path: path.split("."), message: code, params });
    })
    .transform((tender) => {
      const { subcategoryId, answers = {} } = tender;
      if (isUnchanged(tender, stored)) return { ...tender, answers: undefined };
      const questions = maybeKnownQuestions(subcategoryId);
      // A question that is no longer asked keeps its answer in the form only.
      if (!questions) return tender;
      return { ...tender, answers: askedAnswers(withChosen(questions, stored ?? {}), answers) };
    });
}
