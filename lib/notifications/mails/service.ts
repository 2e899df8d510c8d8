import { z } from "zod";
import { notificationMail, sendMailJob } from "@/lib/emails/schema";
import { toLocale } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { defineJob } from "@/lib/platform/server/queue/job";
import { isOnline } from "@/lib/platform/server/realtime/realtime";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import {
  findDeliverable,
  type DeliverableNotification,
  type MessageNotification,
  type RecipientConversation,
} from "../data";
import { EMAIL_KIND_OF } from "../constants";
import { isSwitchedOn } from "../policy";
import { beginningOf, isFirstInWindow, textValues, type SpokenReason } from "../presentation";
import { claimMailSlot, maybeMailPause, maybeMessageNotification, maybeNewestUnread } from "./data";

/** Enqueues the decision whether a user is mailed about a conversation. */
export const mailMessagesJob = defineJob({
  name: "mail-messages",
  payload: z.object({ userId: z.uuid(), tenderId: z.uuid(), proId: z.uuid() }),
  retryLimit: 3,
});

/** A message waits this long for its reader to come by before they are mailed about it. */
const MAIL_AFTER_SECONDS = 60;
/** Throttle: at most one mail an hour about one conversation (docs/domain.md, Notifications and mail). */
const MAIL_PAUSE_SECONDS = 60 * 60;
/** A mail quotes this much of a message at most; the whole of it is read in the product. */
const QUOTED_CHARACTERS = 140;

/** When it is decided whether a user is mailed. Of several with one key within `singletonSeconds` one is kept. */
type Decision = { startAfterSeconds: number; singletonSeconds: number; key: string };

async function decideLater(
  work: Work<SqlClient>,
  conversation: RecipientConversation,
  { key, ...when }: Decision,
): Promise<void> {
  const { userId, tenderId, proId } = conversation;
  const singletonKey = [userId, tenderId, proId, key].filter(Boolean).join(":");
  await work.enqueue(mailMessagesJob, conversation, { ...when, singletonKey });
}

/** Has it decided a minute after a message whether its reader is mailed about it; of those of one minute together. */
export async function enqueueMessageMail(
  work: Work<SqlClient>,
  conversation: RecipientConversation,
  notification: MessageNotification,
): Promise<void> {
  if (!isFirstInWindow(notification, MAIL_AFTER_SECONDS)) return;
  const seconds = MAIL_AFTER_SECONDS;
  await decideLater(work, conversation, { startAfterSeconds: seconds, singletonSeconds: seconds, key: "" });
}

/**
 * Who is here may still go without having read: looked at again when a message has waited twice as long, at most an hour
 * later. A decision dropped for another with its key is one that comes sooner, because each takes as long as its window.
 */
function afterVisit(waitedSeconds: number): Decision {
  const doublings = Math.floor(Math.log2(Math.max(waitedSeconds / MAIL_AFTER_SECONDS, 1)));
  const seconds = Math.min(MAIL_AFTER_SECONDS * 2 ** doublings, MAIL_PAUSE_SECONDS);
  return { startAfterSeconds: seconds, singletonSeconds: seconds, key: `online:${seconds}` };
}

/**
 * Mails a user about messages they have still not read. While they are online, or were mailed within the hour, it is
 * decided again later.
 */
export async function mailMessages(conversation: RecipientConversation): Promise<void> {
  // With the conversation open a user needs no mail about it (docs/domain.md, Notifications and mail).
  const isHere = await isOnline(conversation.userId);
  await transact(async (work) => {
    const unread = await maybeMessageNotification(work.tx, conversation);
    if (!unread) return;
    const deliverable = await findDeliverable(work.tx, unread.id);
    if (!isSwitchedOn(deliverable.emails, deliverable.view.type)) return;
    if (isHere) return decideLater(work, conversation, afterVisit(unread.waitedSeconds));
    if (!(await claimMailSlot(work.tx, conversation, MAIL_PAUSE_SECONDS)))
      return afterPause(work, conversation);
    const words = await maybeNewestUnread(work.tx, conversation);
    const quote = words ? beginningOf(deliverable.quoted(words), QUOTED_CHARACTERS) : undefined;
    await work.enqueue(sendMailJob, toMail(conversation.userId, deliverable, quote));
  });
}

// What was written before the last mail was mailed about.
async function afterPause(work: Work, conversation: RecipientConversation): Promise<void> {
  const pause = await maybeMailPause(work.tx, conversation, MAIL_PAUSE_SECONDS);
  if (!pause) return;
  const when = { startAfterSeconds: pause.seconds, singletonSeconds: MAIL_PAUSE_SECONDS };
  await decideLater(work, conversation, { ...when, key: pause.mailedAt });
}

/** A notification as the mail about it, in the language of its reader. */
export function toMail(userId: string, { view, lang, timeZone }: DeliverableNotification, quote?: string) {
  const t = translator(lang, "notifications");
  const words = { formerUser: t("formerUser"), reasonWord: (reason: SpokenReason) => t(`reasons.${reason}`) };
  const values = {
    ...textValues(view, toLocale(lang), { ...words, timeZone }),
    quoted: quote ? "yes" : "no",
  };
  const text = t(`types.${view.type}.text`, values);
  return notificationMail.parse({
    template: "notification",
    userId,
    lang,
    kind: EMAIL_KIND_OF[view.type],
    subject: translator(lang, "notification-subjects")(`subjects.${view.type}`, values),
    preview: text,
    heading: t(`types.${view.type}.title`, values),
    text,
    quote,
    button: t(`types.${view.type}.verb`),
    path: view.href,
  });
}
