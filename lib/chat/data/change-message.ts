import { readLanguage, type ContentLanguage } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";
import { messageColumn, toMessageView, type MessageRecord } from "./message-row";

const ownSelect = {
  id: true,
  text: true,
  createdAt: true,
  conversation: { select: { proId: true } },
  files: { select: { file: { select: { publicId: true } } } },
} as const satisfies Prisma.MessageSelect;

/** A message as its sender may change it. */
export type OwnMessage = Prisma.MessageGetPayload<{ select: typeof ownSelect }>;

type Lookup = { tenderId: string; messageId: string; senderId: string };

/** What a user has written about a tender and not deleted, or null. */
export function maybeOwnMessage(
  tx: Tx,
  { tenderId, messageId: id, senderId }: Lookup,
): Promise<OwnMessage | null> {
  const where = { id, senderId, deletedAt: null, conversation: { tenderId } };
  return tx.message.findFirst({ where, select: ownSelect });
}

/** Writes what a message of a locked conversation says now. */
export async function saveEdit(
  tx: Tx,
  id: string,
  edit: { text: string; contentLang: ContentLanguage | null; editedAt: Date },
): Promise<void> {
  await tx.message.update({ where: { id }, data: edit, select: { id: true } });
}

/** Empties a message of a locked conversation; its number stays. */
export async function markDeleted(tx: Tx, id: string, deletedAt: Date): Promise<void> {
  await tx.messageFile.deleteMany({ where: { messageId: id } });
  const data = { text: null, contentLang: null, deletedAt };
  await tx.message.update({ where: { id }, data, select: { id: true } });
}

/** The messages with their two readers, and whether these have agreed. */
export async function listForReaders(tx: Tx, ids: readonly string[]) {
  const rows = await tx.$queryRaw<
    {
      row: MessageRecord;
      proId: string;
      haveAgreed: boolean;
      readers: { id: string; lang: string }[];
    }[]
  >`
    SELECT ${messageColumn()} AS row, v.pro_id AS "proId",
      t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id IS NOT DISTINCT FROM v.pro_id AS "haveAgreed",
      (SELECT jsonb_agg(jsonb_build_object('id', u.id, 'lang', u.lang)) FROM users u
        WHERE u.id IN (v.pro_id, t.creator_id)) AS readers
    FROM messages m JOIN conversations v ON v.id = m.conversation_id JOIN tenders t ON t.id = v.tender_id
    WHERE m.id = ANY(${[...ids]}::uuid[]) ORDER BY m.seq`;
  return rows.map(({ row, readers, ...talk }) => ({
    view: toMessageView(row),
    talk,
    readers: readers.map(({ id, lang }) => ({ id, lang: readLanguage(lang) })),
  }));
}

/** The messages in which an offer's words stand. */
export async function listOfferMessageIds(tx: Tx, offerId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM offers o JOIN conversations v ON v.tender_id = o.tender_id AND v.pro_id = o.pro_id
      JOIN messages m ON m.conversation_id = v.id
    WHERE o.id = ${offerId}::uuid AND m.kind = 'SYSTEM' AND m.text IS NOT NULL`;
  return rows.map(({ id }) => id);
}
