import { addAuditEntry } from "@/lib/audit/data";
import { refreshCatalogue } from "@/lib/categories/catalogue/service";
import { listQuestionChanges, lockCatalogue } from "@/lib/categories/data";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import {
  arrangedBy,
  choicesOf,
  toQuestionView,
  wordsOf,
  type ArrangedQuestion,
} from "@/lib/questions/sets/service";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { rewordAnswersJob } from "@/lib/tenders/service/reword-answers";
import { answerWordsOf, type LocalizedQuestion, type QuestionTexts } from "@/prisma/reference/question-texts";
import { differenceOf, moved } from "../catalogue/service";
import { countAnswered, questionChangeIdOf, saveQuestion, saveQuestionOrder } from "./data";
import { choiceIssues, whyNotChoices, whyNotInOrder, wordIssues } from "./policy";
import type {
  CatalogueQuestion,
  CatalogueQuestions,
  ChoiceState,
  QuestionChangeBody,
  QuestionWords,
} from "./schema";

type Words = Pick<QuestionTexts, "label" | "fact" | "choices"> & { hint?: string | null | undefined };

// In one order: the database does not keep that of keys.
function inOrder(values: readonly string[], { label, fact, hint, choices }: Words): QuestionTexts {
  const named = values.map((value) => [value, choices[value] ?? value]);
  return { label, fact, hint: hint || null, choices: Object.fromEntries(named) as Record<string, string> };
}

function inAllLanguages(wordsIn: (lang: Language) => QuestionTexts): LocalizedQuestion {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, wordsIn(lang)])) as LocalizedQuestion;
}

function textsOf(asked: ArrangedQuestion): LocalizedQuestion {
  const values = choicesOf(asked.question);
  return inAllLanguages((lang) => inOrder(values, wordsOf(lang, asked)));
}

function toView(lang: Language, asked: ArrangedQuestion, openTenders: number): CatalogueQuestion {
  const { key, kind, isRequired, min, max, unit, showIf } = toQuestionView(lang, asked, () => true);
  const { isActive, isOpen: isAsked, version } = asked;
  const choices = [...asked.choices];
  const facts = { key, kind, isRequired, min, max, unit, isActive, isAsked, version, openTenders, choices };
  return { ...facts, dependsOn: showIf?.key ?? null, texts: textsOf(asked) };
}

type ReadQuestions = { subcategoryId: string; lang: Language };

/** All questions of a service, those that are switched off, too. Throws `category_not_found`. */
export async function readCatalogueQuestions({
  subcategoryId,
  lang,
}: ReadQuestions): Promise<CatalogueQuestions> {
  const [changes, answered] = await Promise.all([
    listQuestionChanges(db, subcategoryId),
    countAnswered(subcategoryId),
  ]);
  const set = arrangedBy(subcategoryId, changes);
  if (!set) throw new AppError("category_not_found");
  const questions = set.questions.map((one) => toView(lang, one, answered.get(one.question.key) ?? 0));
  return { words: answerWordsOf(lang), questions };
}

type Facts = { order: number; isActive: boolean; texts: LocalizedQuestion; choices: ChoiceState[] };

const factsOf = (asked: ArrangedQuestion, order: number): Facts => ({
  order,
  isActive: asked.isActive,
  texts: textsOf(asked),
  choices: [...asked.choices],
});

function changedTexts(values: readonly string[], texts: QuestionWords): LocalizedQuestion {
  return inAllLanguages((lang) => inOrder(values, texts[lang]));
}

/** The question after a change that is possible; throws 422 with an issue per field, or what is against it. */
function changed(asked: ArrangedQuestion, before: Facts, change: QuestionChangeBody, count: number): Facts {
  const values = choicesOf(asked.question);
  const issues = [
    ...(change.texts ? wordIssues(change.texts, values) : []),
    ...(change.choices ? choiceIssues(change.choices, values) : []),
  ];
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
  const { order = before.order, isActive = before.isActive, choices = before.choices } = change;
  allow(whyNotChoices(choices));
  const texts = change.texts ? changedTexts(values, change.texts) : before.texts;
  const shown = choices.map(({ value, isActive: isOffered }) => ({ value, isActive: isOffered }));
  return { order: Math.min(order, count - 1), isActive, texts, choices: shown };
}

type Changed = { subcategoryId: string; questions: readonly ArrangedQuestion[]; place: number; after: Facts };

async function saveOrder({ tx }: Work, { subcategoryId, questions, place, after }: Changed): Promise<void> {
  const keys = questions.map(({ question }) => question.key);
  const ordered = moved(keys, keys[place]!, after.order);
  const byKey = new Map(questions.map(({ question }) => [question.key, question]));
  allow(whyNotInOrder(ordered.map((key) => byKey.get(key)!)));
  await saveQuestionOrder(tx, subcategoryId, ordered);
}

async function save(
  work: Work,
  { subcategoryId, questions, place, after }: Changed,
  keys: readonly string[],
) {
  const { question, texts } = questions[place]!;
  const values = after.choices.map(({ value }) => value);
  await saveQuestion(work.tx, {
    subcategoryId,
    key: question.key,
    active: after.isActive,
    texts: keys.includes("texts") ? after.texts : texts,
    choices: values.join() === choicesOf(question).join() ? [] : values,
    choicesOff: after.choices.filter(({ isActive }) => !isActive).map(({ value }) => value),
  });
  if (keys.includes("order")) await saveOrder(work, { subcategoryId, questions, place, after });
  // Tenders are found by the new words from then on.
  if (keys.includes("texts")) await work.enqueue(rewordAnswersJob, { subcategoryId });
}

type ChangeQuestion = {
  actor: Actor;
  subcategoryId: string;
  key: string;
  change: QuestionChangeBody;
  ip: string;
};

/**
 * Changes order, words, choices or whether it is asked of a question of a service; every change is a version, in the audit
 * log with what was before. What was answered stays on its tenders. Throws `category_not_found`, `question_not_found`,
 * `stale_version` when another admin was faster, `question_order` before the question that it depends on, and
 * `question_choices` when too few would be left to choose from.
 */
export async function changeQuestion(asked: ChangeQuestion): Promise<void> {
  const { actor, subcategoryId, key, change, ip } = asked;
  await transact(async (work) => {
    await lockCatalogue(work.tx);
    const set = arrangedBy(subcategoryId, await listQuestionChanges(work.tx, subcategoryId));
    if (!set) throw new AppError("category_not_found");
    const place = set.questions.findIndex(({ question }) => question.key === key);
    const found = set.questions[place];
    if (!found) throw new AppError("question_not_found");
    if (found.version !== change.version) throw new AppError("stale_version");
    const before = factsOf(found, place);
    const after = changed(found, before, change, set.questions.length);
    const differing = differenceOf(before, after);
    if (!differing) return;
    await save(work, { subcategoryId, questions: set.questions, place, after }, differing.keys);
    await addAuditEntry(work.tx, {
      actorId: actor.id,
      action: "catalogue.question_changed",
      subjectType: "question_changes",
      subjectId: questionChangeIdOf(subcategoryId, key),
      ip,
      before: { subcategoryId, key, ...differing.before },
      after: { subcategoryId, key, ...differing.after },
      at: new Date(),
    });
  });
  await refreshCatalogue();
}
