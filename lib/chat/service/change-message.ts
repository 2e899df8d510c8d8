import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { languageOf } from "@/lib/i18n/detect-language";
import { requireUnlimited } from "@/lib/platform/server/http/require-unlimited";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { listForReaders, markDeleted, maybeOwnMessage, saveEdit } from "../data/change-message";
import { lockParticipation } from "../data/participation";
import { whyNotChangeMessage } from "../policy";
import type { MessageView } from "../schema";
import { emitMessagesChanged } from "./emit-changed";

type OwnMessage = { actor: Actor; tenderId: string; messageId: string };

/** The caller's message, its conversation locked, judged. Throws `message_not_found` for what is not theirs or was deleted. */
async function lockOwn(work: Work, { actor, tenderId, messageId }: OwnMessage, change: "EDIT" | "DELETE") {
  const lookup = { tenderId, messageId, senderId: actor.id };
  const found = await maybeOwnMessage(work.tx, lookup);
  if (!found) throw new AppError("message_not_found");
  const { proId } = found.conversation;
  const participation = await lockParticipation(work.tx, actor, { tenderId, proId });
  // Read again: another device may have deleted it while this one waited.
  const message = await maybeOwnMessage(work.tx, lookup);
  if (!message) throw new AppError("message_not_found");
  const now = new Date();
  const refusal = whyNotChangeMessage(actor, participation, { change, createdAt: message.createdAt, now });
  if (refusal === "account_limited") requireUnlimited(actor);
  allow(refusal);
  return { message, now };
}

async function readOwn(work: Work, messageId: string): Promise<MessageView> {
  const [changed] = await listForReaders(work.tx, [messageId]);
  if (!changed) throw new Error("a message was changed and is not there");
  return changed.view;
}

/**
 * Its sender says a message differently, for 15 minutes; both people's open screens follow, and the message says that it
 * was edited. Contact details are looked for anew, because that happens when it is read. Throws `message_not_found`,
 * `message_too_late` and the codes of `whyNotWrite`.
 */
export function editMessage({ text, ...call }: OwnMessage & { text: string }): Promise<MessageView> {
  return transact(async (work) => {
    const { message, now } = await lockOwn(work, call, "EDIT");
    if (text !== message.text) {
      await saveEdit(work.tx, message.id, { text, contentLang: languageOf(text, call.actor), editedAt: now });
      await emitMessagesChanged(work, [message.id]);
    }
    return readOwn(work, message.id);
  });
}

/**
 * Its sender takes a message back with its files, for 15 minutes; both still see that there was one. Throws
 * `message_not_found`, `message_too_late` and the codes of `whyNotRead`.
 */
export function deleteMessage(call: OwnMessage): Promise<MessageView> {
  return transact(async (work) => {
    const { message, now } = await lockOwn(work, call, "DELETE");
    await markDeleted(work.tx, message.id, now);
    await deleteWithChange(
      work,
      message.files.map(({ file }) => file.publicId),
    );
    await emitMessagesChanged(work, [message.id]);
    return readOwn(work, message.id);
  });
}
