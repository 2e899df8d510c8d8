import { attachFiles } from "@/lib/files/service/attach-files";
import { noteMessage } from "@/lib/notifications/service";
import { transact } from "@/lib/platform/server/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { findSeat, lockConversation } from "../data/find-seat";
import { addMessage, maybeSent } from "../data/messages";
import { whyNotWrite } from "../policy";
import type { MessageView, NewMessage } from "../schema";

type CreateMessage = { actor: Actor; tenderId: string; message: NewMessage };

/**
 * Somebody writes to the other side; every device of both hears of it once it is kept. What was sent under the same
 * `clientMessageId` in this conversation is that message, whatever is said now: a device that never heard the answer
 * may ask as often as it likes. Throws what `findSeat` and `whyNotWrite` say, and 422 at `fileIds`.
 */
export function createMessage({ actor, tenderId, message }: CreateMessage): Promise<MessageView> {
  const { clientMessageId, text, fileIds, proId } = message;
  return transact(async (work) => {
    // Locked before judged: the same message sent twice at once waits here, and then finds itself.
    await lockConversation(work.tx, actor, { tenderId, proId });
    const seat = await findSeat(work.tx, actor, { tenderId, proId });
    const { conversation } = seat;
    const from = { conversationId: conversation.id, senderId: actor.id, clientMessageId };
    const sent = await maybeSent(work.tx, from);
    if (sent) return sent;
    allow(whyNotWrite(actor, seat));

    const attached = await attachFiles(work, {
      ownerId: actor.id,
      publicIds: fileIds,
      folder: "files",
      use: "MESSAGE",
      field: "fileIds",
    });
    const view = await addMessage(work.tx, { ...from, id: newId(), text, fileIds: attached });
    const partnerId = conversation.partner.id;
    work.emit({ userIds: [actor.id, partnerId], event: "RECEIVE_MESSAGE", payload: view });
    await noteMessage(work, { userId: partnerId, actorId: actor.id, tenderId, proId: conversation.proId });
    return view;
  });
}
