import type { ContentLanguage } from "@/lib/i18n/languages";
import { PREPARED, type DbClient } from "@/lib/platform/server/database/db";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { Prisma } from "@/prisma/generated/client";
import type { MessagesQuery, MessageView } from "../schema";
import { messageColumn, toMessageView, type MessageRecord } from "./message-row";

type Found = { row: MessageRecord };

function toViews(found: Found[]): MessageView[] {
  return found.map(({ row }) => toMessageView(row));
}

type Sent = { conversationId: string; senderId: string; clientMessageId: string };

function sentBefore({ conversationId, senderId, clientMessageId }: Sent): Prisma.Sql {
  return Prisma.sql`SELECT m.* FROM messages m WHERE m.conversation_id = ${conversationId}::uuid
    AND m.sender_id = ${senderId}::uuid AND m.client_message_id = ${clientMessageId}`;
}

/** The message that a device has already sent under its id, or null. */
export async function maybeSent(tx: SqlClient, sent: Sent): Promise<MessageView | null> {
  const found = await tx.$queryRaw<Found[]>`
    ${PREPARED} SELECT ${messageColumn()} AS row FROM (${sentBefore(sent)}) m`;
  return toViews(found)[0] ?? null;
}

/** What becomes a message; `fileIds` are the ids of rows, in the order in which they are shown. */
export type MessageInsert = Sent & {
  id: string;
  text: string;
  contentLang: ContentLanguage | null;
  fileIds: string[];
};

/**
 * Writes a message as the next of its conversation, which is locked, unless it was sent before under its device's id:
 * then that one is answered, and nothing happens. A sender who had read everything before it has read their own message,
 * too; otherwise their read mark stays, or the other party's messages would count as read.
 */
export async function addMessage(
  tx: SqlClient,
  message: MessageInsert,
): Promise<{ view: MessageView; isNew: boolean }> {
  const [found] = await tx.$queryRaw<(Found & { isNew: boolean })[]>`
    ${PREPARED} WITH sent AS MATERIALIZED (${sentBefore(message)}), next AS (
      UPDATE conversations SET last_seq = last_seq + 1, last_message_at = clock_timestamp()
      WHERE id = ${message.conversationId}::uuid AND NOT EXISTS (SELECT 1 FROM sent)
      RETURNING id, last_seq, last_message_at
    ), written AS (
      INSERT INTO messages (id, conversation_id, seq, kind, sender_id, text, content_lang, client_message_id,
        created_at)
      SELECT ${message.id}::uuid, id, last_seq, 'PRIVATE', ${message.senderId}::uuid, ${message.text || null},
             ${message.contentLang}, ${message.clientMessageId}, last_message_at FROM next
      RETURNING *
    ), attached AS (
      INSERT INTO message_files (message_id, file_id, position)
      SELECT written.id, f.id, f.ordinal - 1
      FROM written, unnest(${message.fileIds}::uuid[]) WITH ORDINALITY AS f(id, ordinal)
      RETURNING *
    ), own AS (
      UPDATE conversation_participants p SET last_read_seq = next.last_seq FROM next
      WHERE p.conversation_id = next.id AND p.user_id = ${message.senderId}::uuid
        AND p.last_read_seq = next.last_seq - 1
    )
    SELECT ${messageColumn("attached")} AS row, true AS "isNew" FROM written m
    UNION ALL SELECT ${messageColumn()}, false FROM sent m`;
  if (!found) throw new Error("a message was written and is not there");
  return { view: toMessageView(found.row), isNew: found.isNew };
}

// Only one of the two ends is ever asked for; the newest are those before the end.
function windowOf({ beforeSeq, afterSeq }: MessagesQuery): { condition: Prisma.Sql; direction: Prisma.Sql } {
  if (afterSeq !== undefined)
    return { condition: Prisma.sql`AND m.seq > ${afterSeq}::bigint`, direction: Prisma.sql`ASC` };
  const condition = beforeSeq === undefined ? Prisma.empty : Prisma.sql`AND m.seq < ${beforeSeq}::bigint`;
  return { condition, direction: Prisma.sql`DESC` };
}

/**
 * A page of a conversation, oldest first, and whether there are more in the asked direction. Keyset pagination: the
 * cursor is `seq`.
 */
export async function listMessages(
  client: DbClient,
  conversationId: string,
  query: MessagesQuery,
): Promise<{ items: MessageView[]; hasMore: boolean }> {
  const { condition, direction } = windowOf(query);
  const found = await client.$queryRaw<Found[]>`
    ${PREPARED} SELECT ${messageColumn()} AS row FROM messages m
    WHERE m.conversation_id = ${conversationId}::uuid ${condition}
    ORDER BY m.seq ${direction} LIMIT ${query.take + 1}`;
  const items = toViews(found.slice(0, query.take));
  if (query.afterSeq === undefined) items.reverse();
  return { items, hasMore: found.length > query.take };
}

/**
 * Moves a user's read mark forward, never back and never past the newest message. Answers where it stands now, or
 * null when it stood there already.
 */
export async function moveReadMark(
  tx: SqlClient,
  mark: { conversationId: string; userId: string; seq: number },
): Promise<number | null> {
  const [moved] = await tx.$queryRaw<{ seq: number }[]>`
    UPDATE conversation_participants p SET last_read_seq = LEAST(${mark.seq}::bigint, v.last_seq)
    FROM conversations v
    WHERE v.id = ${mark.conversationId}::uuid AND p.conversation_id = v.id AND p.user_id = ${mark.userId}::uuid
      AND p.last_read_seq < LEAST(${mark.seq}::bigint, v.last_seq)
    RETURNING p.last_read_seq AS seq`;
  return moved?.seq ?? null;
}
