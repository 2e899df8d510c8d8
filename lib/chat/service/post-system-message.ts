import { presenceChanged } from "@/lib/platform/server/realtime/presence";
import type { Work } from "@/lib/platform/server/work/transact";
import { messageFor } from "../data/message-row";
import { addSystemMessage, type NewSystemMessage } from "../data/system-message";
import type { MessageView } from "../schema";

/**
 * The product says something in the conversation between a tender's creator and a PRO ("Offer sent"), as a part
 * of the move it reports. Opens the conversation when this is its first message; both parties see it at once.
 */
export async function postSystemMessage(work: Work, message: NewSystemMessage): Promise<void> {
  const { id, conversationId, seq, createdAt, readers, haveAgreed } = await addSystemMessage(
    work.tx,
    message,
  );
  const payload: MessageView = {
    id,
    conversationId,
    seq,
    kind: "SYSTEM",
    senderId: null,
    text: message.text ?? null,
    contentLang: message.contentLang ?? null,
    files: [],
    systemCode: message.code,
    params: message.params ?? {},
    clientMessageId: null,
    createdAt: createdAt.toISOString(),
  };
  const talk = { proId: message.proId, haveAgreed };
  for (const reader of readers)
    work.emit({ userIds: [reader.id], event: "RECEIVE_MESSAGE", payload: messageFor(payload, reader, talk) });
  // With its first message a conversation makes two people partners: each learns whether the other is online.
  if (seq === 1) work.afterCommit(() => void presenceChanged(readers.map((reader) => reader.id)));
}
