import { z } from "zod";
import { ANSWER_LIMITS, QUESTION_WORDS } from "../../questions/constants";
import { questionSetView, questionView } from "../../questions/schema";
import { ONE_LINE } from "../../shared/validation";

const line = (max: number) => z.string().trim().min(1).max(max).regex(ONE_LINE, { error: "oneLine" });
const choiceKey = z.string().max(ANSWER_LIMITS.key);

const words = z.object({
  label: line(QUESTION_WORDS.label),
  fact: line(QUESTION_WORDS.fact),
  /** Empty: there is none. */
  hint: z.string().trim().max(QUESTION_WORDS.hint).regex(ONE_LINE, { error: "oneLine" }).nullish(),
  choices: z.record(choiceKey, line(QUESTION_WORDS.choice)).default({}),
});

const questionWords = z.object({ en: words, de: words, hu: words, cz: words, sk: words });
/** The words of a question in all five languages, as they are sent. */
export type QuestionWords = z.output<typeof questionWords>;

/** What the form of the words asks for. */
export const questionWordsBody = z.object({ texts: questionWords });
export type QuestionWordsInput = z.input<typeof questionWordsBody>;
export type QuestionWordsBody = z.output<typeof questionWordsBody>;

const choiceState = z.object({ value: choiceKey, isActive: z.boolean() });
export type ChoiceState = z.infer<typeof choiceState>;

/**
 * PATCH /admin/catalogue/subcategories/{id}/questions/{key}: what changes of a question, and the version of it that the
 * admin has seen. `order` is the place among the questions of the service, from 0; `choices` are all there are, in order.
 */
export const questionChange = z
  .object({
    version: z.int().min(0),
    order: z.int().min(0).optional(),
    isActive: z.boolean().optional(),
    texts: questionWords.optional(),
    choices: z.array(choiceState).max(ANSWER_LIMITS.choices).optional(),
  })
  .refine(({ version: _seen, ...changes }) => Object.keys(changes).length > 0, { error: "required" });
export type QuestionChangeBody = z.output<typeof questionChange>;

export const catalogueQuestionParams = z.object({ id: z.uuid(), key: z.string().max(ANSWER_LIMITS.key) });

const shownWords = z.object({
  label: z.string(),
  fact: z.string(),
  hint: z.string().nullable(),
  choices: z.record(z.string(), z.string()),
});

const question = questionView
  .pick({ key: true, kind: true, isRequired: true, min: true, max: true, unit: true })
  .extend({
    isActive: z.boolean(),
    /** Whether it is asked: it is not while one that it depends on is switched off. */
    isAsked: z.boolean(),
    /** The question that it follows from; it stands after that one. */
    dependsOn: z.string().nullable(),
    /** Grows with every change; a change names the one that was seen. */
    version: z.number().int(),
    /** Open tenders with an answer. */
    openTenders: z.number().int(),
    texts: z.object({ en: shownWords, de: shownWords, hu: shownWords, cz: shownWords, sk: shownWords }),
    choices: z.array(choiceState),
  });
/** A question as admins see it (docs/api.md, CatalogueQuestions). */
export type CatalogueQuestion = z.infer<typeof question>;

/** GET /admin/catalogue/subcategories/{id}/questions: all there are, in display order; `unit` and `words` in the caller's language. */
export const catalogueQuestions = z.object({
  words: questionSetView.shape.words,
  questions: z.array(question),
});
export type CatalogueQuestions = z.infer<typeof catalogueQuestions>;
