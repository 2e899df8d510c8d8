import { attachFiles } from "@/lib/files/service/attach-files";
import { readLanguage } from "@/lib/i18n/languages";
import { languageOf } from "@/lib/i18n/detect-language";
import { emitUnreadCounts, notifyNewMessage } from "@/lib/notifications/service";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { transactInSql, type Work } from "@/lib/platform/server/work/transact";
import { requireUnlimited } from "@/lib/platform/server/http/require-unlimited";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { haveAgreed } from "@/lib/tenders/policy";
import { newId } from "@/lib/shared/ids";
import { messageFor } from "../data/message-row";
import { lockParticipation, type Participation } from "../data/participation";
import { addMessage, maybeSent } from "../data/messages";
import { whyNotWrite } from "../policy";
import type { MessageView, NewMessage } from "../schema";

type CreateMessage = { actor: Actor; tenderId: string; message: NewMessage };

/**
 * Sends a message to the other party; every device of both receives it after the commit. What was sent under the same
 * `clientMessageId` in this conversation is that message, whatever is said now: a device that never got the answer
 * may ask as often as it likes. Throws what `findParticipation` and `whyNotWrite` say, and 422 at `fileIds`.
 */
export function createMessage({ actor, tenderId, message }: CreateMessage): Promise<MessageView> {
  const { clientMessageId, text, fileIds, proId } = message;
  return transactInSql(async (work) => {
    // Locked before judged: the same message sent twice at once waits here, and then finds itself.
    const participation = await lockParticipation(work.tx, actor, { tenderId, proId });
    const { conversation } = participation;
    const from = { conversationId: conversation.id, senderId: actor.id, clientMessageId };
    const refusal = whyNotWrite(actor, participation);
    // Looked up before what would not be allowed a second time; all others find themselves while they are written.
    const sent = refusal || fileIds.length > 0 ? await maybeSent(work.tx, from) : null;
    if (sent) return sent;
    if (refusal === "account_limited") requireUnlimited(actor);
    allow(refusal);

    const attached = await attachFiles(work, {
      ownerId: actor.id,
      publicIds: fileIds,
      folder: "files",
      use: "MESSAGE",
      field: "fileIds",
    });
    const contentLang = text === "" ? null : languageOf(text, actor);
    const insert = { ...from, id: newId(), text, contentLang, fileIds: attached };
    const { view, isNew } = await addMessage(work.tx, insert);
    if (!isNew) return view;
    emitMessage(work, view, { actor, participation });
    const partnerId = conversation.partner.id;
    const { proId: ofPro, hasPartnerMuted } = conversation;
    // Who has muted the conversation sees the count alone.
    if (hasPartnerMuted) work.afterCommit(() => emitUnreadCounts(partnerId));
    else await notifyNewMessage(work, { userId: partnerId, actorId: actor.id, tenderId, proId: ofPro });
    return view;
  });
}

/** Every device of both receives it; contact details stay hidden from the partner until the two have agreed. */
function emitMessage(
  work: Work<SqlClient>,
  view: MessageView,
  { actor, participation }: { actor: Actor; participation: Participation },
): void {
  const { partner, proId } = participation.conversation;
  const talk = { proId, haveAgreed: haveAgreed(participation, proId) };
  const reader = { id: partner.id, lang: readLanguage(partner.lang) };
  work.emit({ userIds: [actor.id], event: "RECEIVE_MESSAGE", payload: view });
  work.emit({ userIds: [partner.id], event: "RECEIVE_MESSAGE", payload: messageFor(view, reader, talk) });
}
