import { z } from "zod";
import { ANSWER_LIMITS, QUESTION_KINDS } from "./constants";

const chosen = z.string().max(ANSWER_LIMITS.key);

/** An answer; null is "I don't know". What fits which question is judged by the policy. */
export const answerValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(chosen).max(ANSWER_LIMITS.choices),
  z.null(),
]);
export type AnswerValue = z.infer<typeof answerValue>;

/** The answers of a tender by the keys of their questions. */
export const answers = z
  .record(z.string(), answerValue)
  .refine((given) => Object.keys(given).length <= ANSWER_LIMITS.answers, { error: "invalid" });
export type Answers = z.infer<typeof answers>;

/** A question is asked only if an earlier one has one of these answers. */
const condition = z.object({ key: z.string(), is: z.array(z.union([z.string(), z.boolean()])) });

/** A question about a job in the reader's language. */
export const questionView = z.object({
  key: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** As it is asked: "How many square metres?" */
  label: z.string(),
  /** The name of the answer in a table of facts: "Area". */
  fact: z.string(),
  hint: z.string().nullable(),
  isRequired: z.boolean(),
  showIf: condition.nullable(),
  /** Of CHOICE and MULTI; otherwise empty. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Of NUMBER: its range, and the unit where it is the same for every number. */
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  unit: z.string().nullable(),
});
export type QuestionView = z.infer<typeof questionView>;

/** GET /questions/{subcategoryId}: what a service asks about a job, in the order asked. */
export const questionSetView = z.object({
  subcategoryId: z.string(),
  version: z.number().int(),
  words: z.object({ yes: z.string(), no: z.string(), dontKnow: z.string() }),
  questions: z.array(questionView),
});
export type QuestionSetView = z.infer<typeof questionSetView>;

export const questionsParams = z.object({ subcategoryId: z.uuid() });

/** An answer as a fact in the reader's language; `text` says `value` in words, null stands for "I don't know". */
export const answerFact = z.object({
  key: z.string(),
  label: z.string(),
  value: answerValue,
  text: z.string(),
});
export type AnswerFact = z.infer<typeof answerFact>;
