import { z } from "zod";
import { contentLanguage } from "../shared/own-user";
import { TENDER_QUESTION_LIMITS, TENDER_QUESTION_STATUSES } from "./constants";

const { text, answer } = TENDER_QUESTION_LIMITS;

/** POST /tenders/{tenderId}/questions. */
export const askBody = z.object({ text: z.string().trim().min(text.min).max(text.max) });
export type AskBody = z.output<typeof askBody>;

export const tenderQuestionParams = z.object({ questionId: z.uuid() });

export const answerText = z.object({ answer: z.string().trim().min(answer.min).max(answer.max) });

/** PATCH /tender-questions/{questionId}: an answer, or the question is removed. */
export const settleBody = z.union([answerText, z.object({ remove: z.literal(true) })]);
export type SettleBody = z.output<typeof settleBody>;

/** A question as everybody sees it who may see the tender: nothing about who asked (docs/api.md, TenderQuestion). */
export const tenderQuestionView = z.object({
  id: z.string(),
  text: z.string(),
  contentLang: contentLanguage.nullable(),
  status: z.enum(TENDER_QUESTION_STATUSES),
  answer: z.string().nullable(),
  answerLang: contentLanguage.nullable(),
  createdAt: z.string(),
  /** Since when moderation hides it: then only who asked reads what it says, and admins. */
  hiddenAt: z.string().nullable(),
  /** Since when moderation hides the answer: then only the client reads what it says, and admins; others get it empty. */
  answerHiddenAt: z.string().nullable(),
  /** The caller asked it. */
  isMine: z.boolean(),
});
export type TenderQuestionView = z.infer<typeof tenderQuestionView>;

/** GET /tenders/{tenderId}/questions, the newest first; of removed ones only the caller's own. */
export const tenderQuestionList = z.object({ items: z.array(tenderQuestionView) });
export type TenderQuestionList = z.infer<typeof tenderQuestionList>;
