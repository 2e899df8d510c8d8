import { questionChanges } from "@/lib/categories/catalogue/service";
import type { QuestionChange } from "@/lib/categories/data";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { questionTexts, unitText, type QuestionTexts } from "@/prisma/reference/question-texts";
import { QUESTION_SETS, QUESTIONS, type Question, type QuestionSet } from "@/prisma/reference/questions";
import type { QuestionView } from "../schema";

const SETS = new Map<string, QuestionSet>(
  CATEGORY_TREE.flatMap(({ subcategories }) =>
    subcategories.map((slug): [string, QuestionSet] => [subcategoryIdOf(slug), QUESTION_SETS[slug]]),
  ),
);

/** A choice of a question, and whether it is offered. */
export type ArrangedChoice = { value: string; isActive: boolean };

/** A question of a service as admins have left it. */
export type ArrangedQuestion = {
  question: Question;
  /** Switched on by itself; `isOpen`: and so are those that it depends on. */
  isActive: boolean;
  isOpen: boolean;
  /** In display order. */
  choices: readonly ArrangedChoice[];
  /** What an admin has made of its words; null: they are those of the product. */
  texts: QuestionChange["texts"];
  version: number;
};

/** All questions of a service in display order, also those that are switched off. */
export type ArrangedSet = { version: number; questions: readonly ArrangedQuestion[] };

/** A question of the product by its key. */
export function maybeQuestion(key: string): Question | undefined {
  return Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key] : undefined;
}

/** The choices of a question in this version of the product; none of one that has no choices. */
export const choicesOf = (question: Question): readonly string[] =>
  "choices" in question ? question.choices : [];

// What the product has added since an admin gave them an order stands at the end.
function inGivenOrder(given: readonly string[], all: readonly string[]): string[] {
  return [...given.filter((one) => all.includes(one)), ...all.filter((one) => !given.includes(one))];
}

/** A question as the product has it and an admin has changed it. */
export function arranged(question: Question, change: QuestionChange | undefined): ArrangedQuestion {
  const { active: isActive = true, choices = [], choicesOff = [], texts = null, version = 0 } = change ?? {};
  return {
    question,
    isActive,
    isOpen: isActive,
    choices: inGivenOrder(choices, choicesOf(question)).map((value) => ({
      value,
      isActive: !choicesOff.includes(value),
    })),
    texts,
    version,
  };
}

// A question is asked after certain answers to an earlier one; there are none while that one is switched off.
function withOpen(questions: readonly ArrangedQuestion[]): ArrangedQuestion[] {
  const open = new Set<string>();
  return questions.map((one) => {
    const { key, showIf } = one.question;
    const isOpen = one.isActive && (!showIf || open.has(showIf.key));
    if (isOpen) open.add(key);
    return { ...one, isOpen };
  });
}

/** The questions of a service after these changes; null for a service that has none. */
export function arrangedBy(subcategoryId: string, changes: readonly QuestionChange[]): ArrangedSet | null {
  const set = SETS.get(subcategoryId);
  if (!set) return null;
  const changeOf = (key: string) => changes.find((one) => one.key === key);
  const placed = set.questions.map((key, place) => ({ key, place: changeOf(key)?.order ?? place }));
  const keys = placed.toSorted((one, other) => one.place - other.place).map(({ key }) => key);
  const questions = keys.flatMap((key) => {
    const question = maybeQuestion(key);
    return question ? [arranged(question, changeOf(key))] : [];
  });
  const changed = questions.reduce((sum, { version }) => sum + version, 0);
  return { version: set.version + changed, questions: withOpen(questions) };
}

let known = { changes: questionChanges(), sets: new Map<string, ArrangedSet | null>() };

/** The questions of a service as admins have left them, as far as this process knows; null for an unknown service. */
export function maybeArrangedSet(subcategoryId: string): ArrangedSet | null {
  const changes = questionChanges();
  if (known.changes !== changes) known = { changes, sets: new Map() };
  const set = known.sets.get(subcategoryId);
  if (set !== undefined) return set;
  const made = arrangedBy(subcategoryId, changes.get(subcategoryId) ?? []);
  known.sets.set(subcategoryId, made);
  return made;
}

/** The words of a question in one language. */
export function wordsOf(lang: Language, { question, texts }: ArrangedQuestion): QuestionTexts {
  const product = questionTexts(lang, question.key);
  if (!texts) return product;
  // The product may have more choices by now than when an admin wrote these.
  return { ...texts[lang], choices: { ...product.choices, ...texts[lang].choices } };
}

/** A question in the reader's language with these of its choices. */
export function toQuestionView(
  lang: Language,
  asked: ArrangedQuestion,
  isShown: (choice: ArrangedChoice) => boolean,
): QuestionView {
  const { question } = asked;
  const { label, fact, hint, choices } = wordsOf(lang, asked);
  const isNumber = question.kind === "NUMBER";
  return {
    key: question.key,
    kind: question.kind,
    label,
    fact,
    hint,
    isRequired: question.required ?? false,
    showIf: question.showIf ? { key: question.showIf.key, is: [...question.showIf.is] } : null,
    choices: asked.choices.filter(isShown).map(({ value }) => ({ value, label: choices[value] ?? value })),
    min: isNumber ? question.min : null,
    max: isNumber ? question.max : null,
    unit: isNumber ? unitText(lang, question.unit) : null,
  };
}
