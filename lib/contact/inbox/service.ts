import { addAuditEntry } from "@/lib/audit/data";
import { sendMailJob } from "@/lib/emails/schema";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { whyNotWhileClaimed } from "@/lib/claims/policy";
import { allow, AppError } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { listMessages, lockMessage, saveHandled } from "./data";
import { canMoveMessage, CONTACT_MOVES, type ContactMove } from "./machine";
import type { InboxList, InboxQuery } from "./schema";

const TAKE = 10;

/** A page of the messages to support in a status. */
export async function readInbox(query: InboxQuery): Promise<InboxList> {
  const { items, counted } = await listMessages(query, TAKE);
  return toListAnswer(items, counted, query.page, TAKE);
}

type Handle = { actor: Actor; messageId: string; ip: string };

const AUDITED = { ANSWER: "contact.answered", CLOSE: "contact.closed" } as const;

/** Moves a message that is locked, with an entry in the audit log, which holds no word of it. */
async function moveMessage(
  work: Work,
  { actor, messageId, ip }: Handle,
  { move, answer }: { move: ContactMove; answer?: string },
): Promise<void> {
  const found = await lockMessage(work.tx, messageId);
  const before = found.status;
  if (!canMoveMessage(before, move)) throw new AppError("contact_message_handled");
  const [{ to: status }, at] = [CONTACT_MOVES[move], new Date()];
  allow(whyNotWhileClaimed(actor, found, at));
  const handled = { status, handledById: actor.id, handledAt: at };
  await saveHandled(work.tx, messageId, { ...handled, ...(answer !== undefined && { answer }) });
  await addAuditEntry(work.tx, {
    actorId: actor.id,
    action: AUDITED[move],
    subjectType: "contact_messages",
    subjectId: messageId,
    ip,
    at,
    before: { status: before },
    after: { status },
  });
}

/**
 * Support answers a message by mail, once. Throws `contact_message_not_found`, and `contact_message_handled` when another
 * admin was faster or `queue_entry_claimed` while one is looking at it.
 */
export function answerMessage(call: Handle & { text: string }): Promise<void> {
  return transact(async (work) => {
    await moveMessage(work, call, { move: "ANSWER", answer: call.text });
    await work.enqueue(sendMailJob, { template: "contact-answer", contactMessageId: call.messageId });
  });
}

/** Nothing more is to be done about a message, answered or not. Throws the same codes. */
export function closeMessage(call: Handle): Promise<void> {
  return transact((work) => moveMessage(work, call, { move: "CLOSE" }));
}
