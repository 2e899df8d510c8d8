import { z } from "zod";
import { sendMailJob } from "@/lib/emails/schema";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { fixedId, newId } from "@/lib/shared/ids";
import { addContactMessage, findContactMessage } from "./data";
import type { ContactBody } from "./schema";

type WriteToSupport = {
  actor: Actor | null;
  lang: Language;
  message: ContactBody;
  idempotencyKey: string | null;
};

// Stored responses of the idempotency keys belong to accounts, which visitors do not have: the key becomes the row's
// id instead.
function idOf({ actor, idempotencyKey }: WriteToSupport): string {
  return idempotencyKey === null ? newId() : fixedId(`contact:${actor?.id ?? "visitor"}:${idempotencyKey}`);
}

function isSame(one: ContactBody, other: ContactBody): boolean {
  return (["name", "email", "subject", "text"] as const).every((field) => one[field] === other[field]);
}

/**
 * A user or visitor writes to support: the message is stored and e-mailed, once per `Idempotency-Key`. Throws
 * `idempotency_key_reused` when the key came with another message.
 */
export function writeToSupport(request: WriteToSupport): Promise<void> {
  const { actor, lang, message } = request;
  return transact(async (work) => {
    const id = idOf(request);
    const isNew = await addContactMessage(work.tx, { ...message, id, userId: actor?.id ?? null, lang });
    if (isNew) return work.enqueue(sendMailJob, { template: "contact", contactMessageId: id });
    if (!isSame(await findContactMessage(work.tx, id), message)) throw new AppError("idempotency_key_reused");
  });
}

/** Retention of messages (privacy policy, "Contact"). */
export const CONTACT_KEPT_MS = 365 * 24 * 3_600_000;

/** Scheduled every night. */
export const deleteExpiredMessagesJob = defineJob({
  name: "forget-contact-messages",
  payload: z.object({}),
  retryLimit: 2,
});

/** Deletes messages past their retention (GDPR); returns how many. */
export function deleteExpiredMessages(now: Date = new Date()): Promise<number> {
  const where = { createdAt: { lt: new Date(now.getTime() - CONTACT_KEPT_MS) } };
  return deleteInBatches((limit) => db.contactMessage.deleteMany({ where, limit }));
}
