import { subcategoryIdOf } from "@/lib/categories/service";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { AppError, type FieldIssue } from "@/lib/shared/errors";
import { QUESTION_SETS, QUESTIONS, type Question, type QuestionSet } from "@/prisma/reference/questions";
import { answerText, answerWordsOf, questionTexts, unitText } from "@/prisma/reference/question-texts";
import { answerIssues, fittingAnswers, isAsked, normalizeAnswers, whyNotAnswer } from "./policy";
import type { AnswerFact, Answers, AnswerValue, QuestionSetView, QuestionView } from "./schema";

const SETS = new Map<string, QuestionSet>(
  CATEGORY_TREE.flatMap(({ subcategories }) =>
    subcategories.map((slug): [string, QuestionSet] => [subcategoryIdOf(slug), QUESTION_SETS[slug]]),
  ),
);

function toView(lang: Language, question: Question): QuestionView {
  const { label, fact, hint, choices } = questionTexts(lang, question.key);
  const isNumber = question.kind === "NUMBER";
  return {
    key: question.key,
    kind: question.kind,
    label,
    fact,
    hint,
    isRequired: question.required ?? false,
    showIf: question.showIf ? { key: question.showIf.key, is: [...question.showIf.is] } : null,
    choices: Object.entries(choices).map(([value, name]) => ({ value, label: name })),
    min: isNumber ? question.min : null,
    max: isNumber ? question.max : null,
    unit: isNumber ? unitText(lang, question.unit) : null,
  };
}

const maybeQuestion = (key: string): Question | undefined =>
  Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key] : undefined;

const views = new Map<string, QuestionSetView>();

function maybeQuestionSet(lang: Language, subcategoryId: string): QuestionSetView | null {
  const set = SETS.get(subcategoryId);
  if (!set) return null;
  const cacheKey = `${lang}/${subcategoryId}`;
  const view = views.get(cacheKey) ?? {
    subcategoryId,
    version: set.version,
    words: answerWordsOf(lang),
    questions: set.questions.flatMap((key) => maybeQuestion(key) ?? []).map((one) => toView(lang, one)),
  };
  views.set(cacheKey, view);
  return view;
}

/** What a service asks about a job, in the reader's language. Throws `category_not_found`. */
export function readQuestions({
  lang,
  subcategoryId,
}: {
  lang: Language;
  subcategoryId: string;
}): QuestionSetView {
  const set = maybeQuestionSet(lang, subcategoryId);
  if (!set) throw new AppError("category_not_found");
  return set;
}

/** The answers of a tender as they are stored: in a fixed form, with the version of the questions that they fit. */
export type StoredAnswers = { answers: Answers; answersVersion: number };

/** The answers of a tender without any. */
export const NO_ANSWERS: StoredAnswers = { answers: {}, answersVersion: 0 };

type Given = {
  subcategoryId: string;
  /** Undefined: the caller says nothing of answers, as clients do that know none. */
  answers?: Answers | undefined;
  /** What is stored, when a tender is edited. */
  before?: StoredAnswers & { subcategoryId: string };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

// What was stored and no longer fits is dropped: the form does not show it, so it cannot be changed there.
function withoutStale(
  questions: readonly QuestionView[],
  given: Answers,
  { answers: before, isMoved }: { answers: Answers; isMoved: boolean },
): Answers {
  const isStale = ([key, value]: [string, AnswerValue]) => {
    if (!Object.hasOwn(before, key) || !isSame(before[key], value)) return false;
    const question = questions.find((one) => one.key === key);
    return !question || whyNotAnswer(question, value) !== null || (isMoved && !isAsked(question, given));
  };
  return Object.fromEntries(Object.entries(given).filter((entry) => !isStale(entry)));
}

/**
 * Answers as they are to be stored, and what is wrong with them. Those that stay as they are are not judged again, so
 * that old ones do not block a later edit of the title; with another subcategory only those stay that fit it.
 */
export function judgeAnswers({
  subcategoryId,
  answers: given,
  before,
}: Given): StoredAnswers & { issues: FieldIssue[] } {
  const { questions, version } = maybeQuestionSet("en", subcategoryId) ?? { questions: [], version: 0 };
  const isMoved = before !== undefined && before.subcategoryId !== subcategoryId;
  const stored = before ?? NO_ANSWERS;
  const normalized = given && normalizeAnswers(questions, given);
  if (!isMoved && (normalized === undefined || (before && isSame(normalized, stored.answers))))
    return { answers: stored.answers, answersVersion: stored.answersVersion, issues: [] };
  if (normalized === undefined) {
    const fitting = normalizeAnswers(questions, fittingAnswers(questions, stored.answers));
    return { answers: fitting, answersVersion: version, issues: [] };
  }
  const answers = withoutStale(questions, normalized, { answers: stored.answers, isMoved });
  return { answers, answersVersion: version, issues: answerIssues(questions, answers) };
}

// As far as this version of the product knows the question and the answer: an old choice may be gone.
function knownValue(question: Question, value: AnswerValue): AnswerValue | undefined {
  const rule = toView("en", question);
  if (question.kind === "MULTI" && Array.isArray(value)) {
    const kept = value.filter((one) => whyNotAnswer(rule, [one]) === null);
    return kept.length > 0 ? kept : undefined;
  }
  // Limits may have been others when it was answered.
  if (question.kind === "NUMBER" && typeof value === "number") return value;
  return whyNotAnswer(rule, value) === null ? value : undefined;
}

/** A tender's answers as facts in the reader's language, in the order of the questions. */
export function answerFacts(lang: Language, subcategoryId: string, answers: Answers): AnswerFact[] {
  const order = SETS.get(subcategoryId)?.questions ?? [];
  const keys = [...new Set([...order, ...Object.keys(answers)])];
  return keys.flatMap((key) => {
    const question = maybeQuestion(key);
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    const value = question && answer !== undefined ? knownValue(question, answer) : undefined;
    if (value === undefined) return [];
    return [{ key, label: questionTexts(lang, key).fact, value, text: answerText(lang, key, value) }];
  });
}

// "No" and "I don't know" are nothing to be found by; "yes" is found by the name of the fact.
function searchWordOf({ value, label, text }: AnswerFact): string | null {
  if (value === null || value === false) return null;
  return value === true ? label : text;
}

/** The answers in words, in every language: what search finds a tender by. */
export function answerWords(subcategoryId: string, answers: Answers): string {
  const words = LANGUAGES.flatMap((lang) => answerFacts(lang, subcategoryId, answers).map(searchWordOf));
  return [...new Set(words.filter((word) => word !== null))].join(" ");
}
