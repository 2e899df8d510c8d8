import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { AppError, type FieldIssue } from "@/lib/shared/errors";
import type { Question } from "@/prisma/reference/questions";
import { answerText, answerWordsOf } from "@/prisma/reference/question-texts";
import {
  answerIssues,
  fittingAnswers,
  isAsked,
  normalizeAnswers,
  whyNotAnswer,
  withChosen,
  withoutChoices,
  type QuestionRule,
} from "./policy";
import type { AnswerFact, Answers, AnswerValue, QuestionSetView } from "./schema";
import {
  arranged,
  maybeArrangedSet,
  maybeQuestion,
  toQuestionView,
  wordsOf,
  type ArrangedQuestion,
  type ArrangedSet,
} from "./sets/service";

const views = new WeakMap<ArrangedSet, Map<Language, QuestionSetView>>();

// Made once for each state of the catalogue: a set is another object after a change.
function viewOf(lang: Language, subcategoryId: string, set: ArrangedSet): QuestionSetView {
  const ofSet = views.get(set) ?? new Map<Language, QuestionSetView>();
  views.set(set, ofSet);
  const view = ofSet.get(lang) ?? {
    subcategoryId,
    version: set.version,
    words: answerWordsOf(lang),
    questions: set.questions
      .filter(({ isOpen }) => isOpen)
      .map((one) => toQuestionView(lang, one, ({ isActive }) => isActive)),
  };
  ofSet.set(lang, view);
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
  const set = maybeArrangedSet(subcategoryId);
  if (!set) throw new AppError("category_not_found");
  return viewOf(lang, subcategoryId, set);
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
  questions: readonly QuestionRule[],
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

// With the choices in the order of the product, by which answers are stored.
const productRule = (question: Question): QuestionRule =>
  toQuestionView("en", arranged(question, undefined), () => true);

/** What answers are judged by: all questions that the product knows, those that are asked now, and those that are closed. */
type Rules = { known: readonly QuestionRule[]; asked: readonly QuestionRule[]; closed: readonly string[] };

function rulesOf(subcategoryId: string, set: ArrangedSet | null): Rules {
  if (!set) return { known: [], asked: [], closed: [] };
  return {
    known: set.questions.map(({ question }) => productRule(question)),
    asked: viewOf("en", subcategoryId, set).questions,
    closed: set.questions.filter(({ isOpen }) => !isOpen).map(({ question }) => question.key),
  };
}

const hasChoice = (rules: readonly QuestionRule[], key: string, choice: string) =>
  rules.some((rule) => rule.key === key && rule.choices.some(({ value }) => value === choice));

const only = (answers: Answers, isKept: (key: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => isKept(key)));

// A form may be older than a change: what it answers of that which is switched off now is no mistake of who fills it in.
function withoutClosed({ known, closed }: Rules, asked: readonly QuestionRule[], answers: Answers): Answers {
  const open = only(answers, (key) => !closed.includes(key));
  return withoutChoices(
    open,
    (key, choice) => hasChoice(known, key, choice) && !hasChoice(asked, key, choice),
  );
}

/**
 * Answers as they are to be stored, and what is wrong with them. Those that stay as they are are not judged again, so
 * that old ones do not block a later edit of the title; with another subcategory only those stay that fit it. What an
 * admin has switched off since stays as it was answered, and is no answer of a new tender.
 */
export function judgeAnswers({
  subcategoryId,
  answers: given,
  before,
}: Given): StoredAnswers & { issues: FieldIssue[] } {
  const set = maybeArrangedSet(subcategoryId);
  const rules = rulesOf(subcategoryId, set);
  const version = set?.version ?? 0;
  const isMoved = before !== undefined && before.subcategoryId !== subcategoryId;
  const stored = before ?? NO_ANSWERS;
  const normalized = given && normalizeAnswers(rules.known, given);
  if (!isMoved && (normalized === undefined || (before && isSame(normalized, stored.answers))))
    return { answers: stored.answers, answersVersion: stored.answersVersion, issues: [] };
  if (normalized === undefined) {
    const open = withoutClosed(rules, rules.asked, stored.answers);
    const fitting = normalizeAnswers(rules.known, fittingAnswers(rules.asked, open));
    return { answers: fitting, answersVersion: version, issues: [] };
  }
  const kept = isMoved ? {} : stored.answers;
  const asked = withChosen(rules.asked, withoutUnknown(rules, kept));
  const open = withoutClosed(rules, asked, normalized);
  const answers = withoutStale(asked, open, { answers: stored.answers, isMoved });
  const closed = only(kept, (key) => rules.closed.includes(key));
  const all = normalizeAnswers(rules.known, { ...answers, ...closed });
  const isAsBefore = before !== undefined && isSame(all, stored.answers);
  const answersVersion = isAsBefore ? stored.answersVersion : version;
  return { answers: all, answersVersion, issues: answerIssues(asked, answers) };
}

// A choice that the product has no more is not chosen again with the rest.
const withoutUnknown = ({ known }: Rules, answers: Answers) =>
  withoutChoices(answers, (key, choice) => !hasChoice(known, key, choice));

// As far as this version of the product knows the question and the answer: an old choice may be gone.
function knownValue(question: Question, value: AnswerValue): AnswerValue | undefined {
  const rule = productRule(question);
  if (question.kind === "MULTI" && Array.isArray(value)) {
    const kept = value.filter((one) => whyNotAnswer(rule, [one]) === null);
    return kept.length > 0 ? kept : undefined;
  }
  // Limits may have been others when it was answered.
  if (question.kind === "NUMBER" && typeof value === "number") return value;
  return whyNotAnswer(rule, value) === null ? value : undefined;
}

function toFact(lang: Language, asked: ArrangedQuestion, answer: AnswerValue | undefined): AnswerFact[] {
  const value = answer === undefined ? undefined : knownValue(asked.question, answer);
  if (value === undefined) return [];
  const words = wordsOf(lang, asked);
  const { key } = asked.question;
  return [{ key, label: words.fact, value, text: answerText(lang, key, value, words) }];
}

/**
 * A tender's answers as facts in the reader's language, in the order of the questions; those to questions that are no
 * longer asked, too.
 */
export function answerFacts(lang: Language, subcategoryId: string, answers: Answers): AnswerFact[] {
  const ofService = maybeArrangedSet(subcategoryId)?.questions ?? [];
  const keys = ofService.map(({ question }) => question.key);
  const others = Object.keys(answers).flatMap((key) => {
    const question = keys.includes(key) ? undefined : maybeQuestion(key);
    return question ? [arranged(question, undefined)] : [];
  });
  return [...ofService, ...others].flatMap((asked) => {
    const { key } = asked.question;
    return toFact(lang, asked, Object.hasOwn(answers, key) ? answers[key] : undefined);
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
