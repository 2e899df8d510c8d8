import { blockedWith } from "@/lib/blocks/data";
import type { Tx } from "@/lib/platform/server/database/db";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { Prisma } from "@/prisma/generated/client";
import { unreadMessages, type RecipientConversation } from "../data";

/**
 * The unread row about a conversation's new messages and how long the newest has waited, or null; across a block only in
 * a job of the two.
 */
export async function maybeMessageNotification(
  tx: Tx,
  conversation: RecipientConversation,
): Promise<{ id: string; waitedSeconds: number } | null> {
  const [row] = await tx.$queryRaw<{ id: string; waitedSeconds: number }[]>`
    SELECT id, floor(extract(epoch FROM now() - n.created_at))::int AS "waitedSeconds"
    FROM notifications n WHERE ${unreadMessages(conversation)}
      AND (n.actor_id NOT IN ${blockedWith(conversation.userId)} OR EXISTS (SELECT FROM tenders t
        WHERE t.id = n.tender_id AND t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id = ${conversation.proId}::uuid))`;
  return row ?? null;
}

// The messages of the other party, as `m`, that a reader has not read.
function unreadWords({ userId, tenderId, proId }: RecipientConversation): Prisma.Sql {
  return Prisma.sql`FROM conversations c
    JOIN conversation_participants p ON p.conversation_id = c.id AND p.user_id = ${userId}::uuid
    JOIN messages m ON m.conversation_id = c.id AND m.seq > p.last_read_seq
    WHERE c.tender_id = ${tenderId}::uuid AND c.pro_id = ${proId}::uuid
      AND m.kind = 'PRIVATE' AND m.sender_id <> p.user_id`;
}

/** Marks the row about a conversation's new messages as read, once its reader has read all of them. */
export async function markMessageNotificationRead(
  tx: SqlClient,
  conversation: RecipientConversation,
): Promise<void> {
  await tx.$executeRaw`UPDATE notifications SET read_at = now() WHERE ${unreadMessages(conversation)}
    AND NOT EXISTS (SELECT ${unreadWords(conversation)})`;
}

/** The text of the newest message that its reader has not read in a conversation, or null: it has only files. */
export async function maybeNewestUnread(tx: Tx, conversation: RecipientConversation): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ text: string | null }[]>`
    SELECT m.text ${unreadWords(conversation)} ORDER BY m.seq DESC LIMIT 1`;
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

/** In how many seconds a reader may be mailed again, and when they were; null where nothing has come since. */
export async function maybeMailPause(
  tx: Tx,
  conversation: RecipientConversation,
  pauseSeconds: number,
): Promise<{ seconds: number; mailedAt: string } | null> {
  const { userId, tenderId, proId } = conversation;
  const [row] = await tx.$queryRaw<{ seconds: number; mailedAt: string }[]>`
    SELECT floor(${pauseSeconds} - extract(epoch FROM now() - p.last_mailed_at))::int + 1 AS seconds,
           p.last_mailed_at::text AS "mailedAt"
    FROM conversations c JOIN conversation_participants p ON p.conversation_id = c.id AND p.user_id = ${userId}::uuid
    WHERE c.tender_id = ${tenderId}::uuid AND c.pro_id = ${proId}::uuid
      AND EXISTS (SELECT FROM notifications n WHERE ${unreadMessages(conversation)} AND n.created_at > p.last_mailed_at)`;
  return row ?? null;
}
