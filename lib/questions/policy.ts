import type { FieldIssue } from "../shared/errors";
import { ONE_LINE } from "../shared/validation";
import { ANSWER_LIMITS } from "./constants";
import type { Answers, AnswerValue, QuestionView } from "./schema";

/** What decides whether an answer fits; the words of a question do not matter. */
export type QuestionRule = Pick<
  QuestionView,
  "key" | "kind" | "isRequired" | "showIf" | "choices" | "min" | "max"
>;
type Problem = Pick<FieldIssue, "code" | "params">;

const isGiven = (answers: Answers, key: string) => Object.hasOwn(answers, key);

/** Whether a question is asked, after these answers to those before it. */
export function isAsked({ showIf }: Pick<QuestionRule, "showIf">, answers: Answers): boolean {
  if (!showIf) return true;
  if (!isGiven(answers, showIf.key)) return false;
  const given = [answers[showIf.key]].flat();
  return showIf.is.some((awaited) => given.includes(awaited));
}

function whyNotNumber({ min, max }: QuestionRule, value: AnswerValue): Problem | null {
  if (typeof value !== "number") return { code: "number" };
  if (!Number.isInteger(value)) return { code: "wholeNumber" };
  if (min !== null && value < min) return { code: "tooSmall", params: { min } };
  return max !== null && value > max ? { code: "tooLarge", params: { max } } : null;
}

function whyNotText(value: AnswerValue): Problem | null {
  if (typeof value !== "string") return { code: "invalid" };
  if (value.length > ANSWER_LIMITS.text) return { code: "tooLong", params: { max: ANSWER_LIMITS.text } };
  return ONE_LINE.test(value) ? null : { code: "oneLine" };
}

function whyNotChosen({ choices }: QuestionRule, value: AnswerValue): Problem | null {
  return choices.some((choice) => choice.value === value) ? null : { code: "choose" };
}

function whyNotSeveral(question: QuestionRule, value: AnswerValue): Problem | null {
  if (!Array.isArray(value)) return { code: "choose" };
  if (value.length === 0) return { code: "chooseOne" };
  if (new Set(value).size < value.length) return { code: "duplicate" };
  return value.map((one) => whyNotChosen(question, one)).find((problem) => problem !== null) ?? null;
}

/** Null: the value answers the question. "I don't know" (null) answers every question. */
export function whyNotAnswer(question: QuestionRule, value: AnswerValue): Problem | null {
  if (value === null) return null;
  switch (question.kind) {
    case "CHOICE":
      return whyNotChosen(question, value);
    case "MULTI":
      return whyNotSeveral(question, value);
    case "NUMBER":
      return whyNotNumber(question, value);
    case "BOOLEAN":
      return typeof value === "boolean" ? null : { code: "choose" };
    case "SHORT_TEXT":
      return whyNotText(value);
  }
}

function judge(question: QuestionRule | undefined, answers: Answers, value: AnswerValue): Problem | null {
  if (!question) return { code: "unknownField" };
  return isAsked(question, answers) ? whyNotAnswer(question, value) : { code: "notAsked" };
}

/** What is wrong with a tender's answers, by field (`answers.areaM2`); empty when they fit the questions. */
export function answerIssues(questions: readonly QuestionRule[], answers: Answers): FieldIssue[] {
  const wrong = Object.entries(answers).flatMap(([key, value]) => {
    const problem = judge(
      questions.find((question) => question.key === key),
      answers,
      value,
    );
    return problem ? [{ path: `answers.${key}`, ...problem }] : [];
  });
  const missing = questions
    .filter(
      (question) => question.isRequired && isAsked(question, answers) && !isGiven(answers, question.key),
    )
    .map(({ key }) => ({ path: `answers.${key}`, code: "required" }));
  return [...wrong, ...missing];
}

/** The questions that are asked after these answers, in order; what depends on one that is not asked is not asked either. */
export function askedQuestions<Q extends QuestionRule>(questions: readonly Q[], answers: Answers): Q[] {
  const asked: Answers = {};
  return questions.filter((question) => {
    if (!isAsked(question, asked)) return false;
    const value = isGiven(answers, question.key) ? answers[question.key] : undefined;
    if (value !== undefined) asked[question.key] = value;
    return true;
  });
}

/** The answers without the choices that are said to be gone; a question of which no choice is left has no answer. */
export function withoutChoices(answers: Answers, isGone: (key: string, choice: string) => boolean): Answers {
  const left = Object.entries(answers).flatMap(([key, value]): [string, AnswerValue][] => {
    if (typeof value === "string") return isGone(key, value) ? [] : [[key, value]];
    if (!Array.isArray(value)) return [[key, value]];
    const kept = value.filter((choice) => !isGone(key, choice));
    return kept.length > 0 || value.length === 0 ? [[key, kept]] : [];
  });
  return Object.fromEntries(left);
}

const HAVE_CHOICES: readonly QuestionRule["kind"][] = ["CHOICE", "MULTI"];

/** The questions as they are put again for answers that are there: what was chosen can stay, also when it is offered no more. */
export function withChosen(questions: readonly QuestionRule[], stored: Answers): QuestionRule[] {
  return questions.map((question) => {
    if (!HAVE_CHOICES.includes(question.kind) || !isGiven(stored, question.key)) return question;
    const chosen = [stored[question.key]].flat().filter((value) => typeof value === "string");
    const more = chosen.filter((value) => !question.choices.some((choice) => choice.value === value));
    return { ...question, choices: [...question.choices, ...more.map((value) => ({ value, label: value }))] };
  });
}

// A draft may be older than the choices: one that is not on the screen cannot be taken back there.
function withoutHidden(questions: readonly QuestionRule[], answers: Answers): Answers {
  const isHidden = (key: string, value: string) =>
    questions.some(
      ({ key: name, kind, choices }) =>
        name === key && HAVE_CHOICES.includes(kind) && !choices.some((choice) => choice.value === value),
    );
  return withoutChoices(answers, isHidden);
}

/** The answers to the questions that are asked, as they are to be sent: without blank ones and choices that are offered no more. */
export function askedAnswers(questions: readonly QuestionRule[], answers: Answers): Answers {
  const normalized = withoutHidden(questions, normalizeAnswers(questions, answers));
  const keys = askedQuestions(questions, normalized).map(({ key }) => key);
  return Object.fromEntries(Object.entries(normalized).filter(([key]) => keys.includes(key)));
}

/** The answers that fit these questions; what depends on one that does not is left out with it. */
export function fittingAnswers(questions: readonly QuestionRule[], answers: Answers): Answers {
  const fitting: Answers = {};
  for (const question of questions) {
    const value = isGiven(answers, question.key) ? answers[question.key] : undefined;
    if (value === undefined || judge(question, fitting, value)) continue;
    fitting[question.key] = value;
  }
  return fitting;
}

function normalizeValue(question: QuestionRule | undefined, value: AnswerValue): AnswerValue | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  const order = question?.choices.map((choice) => choice.value) ?? [];
  return [...value].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Answers in one form: texts trimmed, empty ones left out, several choices and the keys in a fixed order. */
export function normalizeAnswers(questions: readonly QuestionRule[], answers: Answers): Answers {
  const entries = Object.entries(answers).flatMap(([key, value]): [string, AnswerValue][] => {
    const question = questions.find((one) => one.key === key);
    const normalized = normalizeValue(question, value);
    return normalized === undefined ? [] : [[key, normalized]];
  });
  // The database does not keep the order of keys.
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
