import { PLANNED_ONCE, type Reader, type Tx } from "@/lib/platform/server/db";
import { Prisma } from "@/prisma/generated/client";
import type { MessagesQuery, MessageView } from "../schema";
import { messageColumn, toMessageView, type MessageRow } from "./message-row";

type Found = { row: MessageRow };

function toViews(found: Found[]): MessageView[] {
  return found.map(({ row }) => toMessageView(row));
}

/** The message that a device has already sent under its id, or null. */
export async function maybeSent(
  tx: Tx,
  sent: { conversationId: string; senderId: string; clientMessageId: string },
): Promise<MessageView | null> {
  const found = await tx.$queryRaw<Found[]>`
    ${PLANNED_ONCE} SELECT ${messageColumn()} AS row FROM messages m
    WHERE m.conversation_id = ${sent.conversationId}::uuid AND m.sender_id = ${sent.senderId}::uuid
      AND m.client_message_id = ${sent.clientMessageId}`;
  return toViews(found)[0] ?? null;
}

/** What becomes a message; `fileIds` are the ids of rows, in the order in which they are shown. */
export type NewLine = {
  id: string;
  conversationId: string;
  senderId: string;
  clientMessageId: string;
  text: string;
  fileIds: string[];
};

/**
 * Writes a message as the next of its conversation, which is locked. Whoever had read everything before it has read
 * their own message, too; whoever has not stays where they are, or the others' would count as read.
 */
export async function addMessage(tx: Tx, line: NewLine): Promise<MessageView> {
  const found = await tx.$queryRaw<Found[]>`
    ${PLANNED_ONCE} WITH next AS (
      UPDATE conversations SET last_seq = last_seq + 1, last_message_at = clock_timestamp()
      WHERE id = ${line.conversationId}::uuid RETURNING id, last_seq, last_message_at
    ), m AS (
      INSERT INTO messages (id, conversation_id, seq, kind, sender_id, text, client_message_id, created_at)
      SELECT ${line.id}::uuid, id, last_seq, 'PRIVATE', ${line.senderId}::uuid, ${line.text || null},
             ${line.clientMessageId}, last_message_at FROM next
      RETURNING *
    ), attached AS (
      INSERT INTO message_files (message_id, file_id, position)
      SELECT ${line.id}::uuid, f.id, f.place - 1
      FROM unnest(${line.fileIds}::uuid[]) WITH ORDINALITY AS f(id, place)
      RETURNING *
    ), own AS (
      UPDATE conversation_participants p SET last_read_seq = next.last_seq FROM next
      WHERE p.conversation_id = next.id AND p.user_id = ${line.senderId}::uuid
        AND p.last_read_seq = next.last_seq - 1
    )
    SELECT ${messageColumn("attached")} AS row FROM m`;
  const [view] = toViews(found);
  if (!view) throw new Error("a message was written and is not there");
  return view;
}

// Only one of the two ends is ever asked for; the newest are those before the end.
function windowOf({ beforeSeq, afterSeq }: MessagesQuery): { condition: Prisma.Sql; direction: Prisma.Sql } {
  if (afterSeq !== undefined)
    return { condition: Prisma.sql`AND m.seq > ${afterSeq}::bigint`, direction: Prisma.sql`ASC` };
  const condition = beforeSeq === undefined ? Prisma.empty : Prisma.sql`AND m.seq < ${beforeSeq}::bigint`;
  return { condition, direction: Prisma.sql`DESC` };
}

/** A page of a conversation by number, oldest first, and whether there are more in the asked direction. */
export async function listMessages(
  reader: Reader,
  conversationId: string,
  query: MessagesQuery,
): Promise<{ items: MessageView[]; hasMore: boolean }> {
  const { condition, direction } = windowOf(query);
  const found = await reader.$queryRaw<Found[]>`
    ${PLANNED_ONCE} SELECT ${messageColumn()} AS row FROM messages m
    WHERE m.conversation_id = ${conversationId}::uuid ${condition}
    ORDER BY m.seq ${direction} LIMIT ${query.take + 1}`;
  const items = toViews(found.slice(0, query.take));
  if (query.afterSeq === undefined) items.reverse();
  return { items, hasMore: found.length > query.take };
}

/**
 * Moves somebody's read mark forward, never back and never past the newest message. Answers where it stands now, or
 * null when it stood there already.
 */
export async function moveReadMark(
  tx: Tx,
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
