import type { Tx } from "@/lib/platform/server/database/db";
import type { RecipientConversation } from "../data";

/** The text of the newest message that its reader has not read in a conversation, or null: it has only files. */
export async function maybeNewestUnread(tx: Tx, conversation: RecipientConversation): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ text: string | null }[]>`
    SELECT m.text FROM conversations c
    JOIN conversation_participants p ON p.conversation_id = c.id AND p.user_id = ${conversation.userId}::uuid
    JOIN messages m ON m.conversation_id = c.id AND m.seq > p.last_read_seq
    WHERE c.tender_id = ${conversation.tenderId}::uuid AND c.pro_id = ${conversation.proId}::uuid
      AND m.kind = 'PRIVATE' AND m.sender_id <> p.user_id ORDER BY m.seq DESC LIMIT 1`;
  return row?.text ?? null;
}

/**
 * Takes the right to mail a reader about a conversation: false when they were mailed less than that long ago.
 * One statement, so that of two mails at the same moment one is given up.
 */
export async function claimMailSlot(
  tx: Tx,
  { userId, tenderId, proId }: RecipientConversation,
  pauseSeconds: number,
): Promise<boolean> {
  const taken = await tx.$executeRaw`
    UPDATE conversation_participants p SET last_mailed_at = now()
    FROM conversations c
    WHERE c.id = p.conversation_id AND c.tender_id = ${tenderId}::uuid AND c.pro_id = ${proId}::uuid
      AND p.user_id = ${userId}::uuid
      AND (p.last_mailed_at IS NULL OR p.last_mailed_at < now() - make_interval(secs => ${pauseSeconds}))`;
  return taken === 1;
}
