import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { listAnswer, listQuery } from "@/lib/shared/list-query";
import { personCard } from "@/lib/shared/people";
import { CONTACT_LIMITS } from "../schema";
import { CONTACT_STATUSES } from "./machine";

/** GET /admin/contact. */
export const inboxQuery = listQuery.pick({ page: true }).extend({ status: z.enum(CONTACT_STATUSES) });
export type InboxQuery = z.output<typeof inboxQuery>;

/** A message to support as admins who support see it (docs/api.md, ContactMessageView). */
export const contactMessageView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  lang: z.enum(LANGUAGES),
  /** The account of the writer; null: a visitor. */
  userId: z.string().nullable(),
  status: z.enum(CONTACT_STATUSES),
  answer: z.string().nullable(),
  /** The admin who has answered or closed it last. */
  handledBy: personCard.nullable(),
  handledAt: z.string().nullable(),
  createdAt: z.string(),
});
export type ContactMessageView = z.infer<typeof contactMessageView>;
export const inboxList = listAnswer(contactMessageView);
export type InboxList = z.infer<typeof inboxList>;

export const contactMessageParams = z.object({ messageId: z.uuid() });

/** POST /admin/contact/{messageId}/answer. */
export const contactAnswerBody = z.object({ text: z.string().trim().min(1).max(CONTACT_LIMITS.text.max) });
export type ContactAnswer = z.output<typeof contactAnswerBody>;
