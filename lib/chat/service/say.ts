import { presenceChanged } from "@/lib/platform/server/presence";
import type { Work } from "@/lib/platform/server/transact";
import { addSystemLine, type SystemLine } from "../data/system-line";
import type { MessageView } from "../schema";

/**
 * The product says something in the conversation between a tender's creator and a PRO ("Offer sent"), as a part
 * of the move it reports. Opens the conversation when this is its first line; both sides see it at once.
 */
export async function say(work: Work, line: SystemLine): Promise<void> {
  const { id, conversationId, seq, createdAt, userIds } = await addSystemLine(work.tx, line);
  const payload: MessageView = {
    id,
    conversationId,
    seq,
    kind: "SYSTEM",
    senderId: null,
    text: null,
    files: [],
    systemCode: line.code,
    params: line.params ?? {},
    clientMessageId: null,
    createdAt: createdAt.toISOString(),
  };
  work.emit({ userIds, event: "RECEIVE_MESSAGE", payload });
  // With its first line a conversation makes two people partners: each learns whether the other is online.
  if (seq === 1) work.afterCommit(() => void presenceChanged(userIds));
}
