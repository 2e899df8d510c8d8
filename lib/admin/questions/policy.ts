import { LEAST_CHOICES } from "../../questions/constants";
import { LANGUAGES } from "../../i18n/languages";
import type { ErrorCode, FieldIssue } from "../../shared/errors";
import type { ChoiceState, QuestionWords } from "./schema";

type Placed = { key: string; showIf?: { key: string } | undefined };

/** Null: each of these questions stands after the one that it depends on. */
export function whyNotInOrder(questions: readonly Placed[]): ErrorCode | null {
  const keys = questions.map(({ key }) => key);
  const isEarly = ({ showIf }: Placed, place: number) =>
    showIf !== undefined && keys.indexOf(showIf.key) >= place;
  return questions.some(isEarly) ? "question_order" : null;
}

/** Null: enough of the choices are offered for a question to be one. */
export function whyNotChoices(choices: readonly ChoiceState[]): ErrorCode | null {
  if (choices.length === 0) return null;
  return choices.filter(({ isActive }) => isActive).length < LEAST_CHOICES ? "question_choices" : null;
}

/** What is wrong with the words of a question that has these choices: one without a text, or two with the same. */
export function wordIssues(texts: QuestionWords, values: readonly string[]): FieldIssue[] {
  return LANGUAGES.flatMap((lang) => {
    const { choices } = texts[lang];
    const said = values.map((value) => choices[value]?.toLowerCase());
    return values.flatMap((value, at): FieldIssue[] => {
      const path = `texts.${lang}.choices.${value}`;
      if (said[at] === undefined) return [{ path, code: "required" }];
      return said.indexOf(said[at]) < at ? [{ path, code: "duplicate" }] : [];
    });
  });
}

/** What is wrong with a list of choices: it must have each of the question's once. */
export function choiceIssues(choices: readonly ChoiceState[], values: readonly string[]): FieldIssue[] {
  const given = choices.map(({ value }) => value).toSorted();
  return given.join() === values.toSorted().join() ? [] : [{ path: "choices", code: "choose" }];
}
