import { fileColumn, type FileRow } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import { Prisma } from "@/prisma/generated/client";
import type { MessageView } from "../schema";

/** A message as it is read: as both parties get it, but for the addresses of its files. */
export type MessageRecord = Omit<MessageView, "files"> & { files: FileRow[] };

/**
 * One JSON column that reads as a `MessageRow`, for messages known as `m`. Its files come from `attachments`, which
 * is the table itself or the rows that the same statement has just written to it.
 */
export function messageColumn(attachments: "message_files" | "attached" = "message_files"): Prisma.Sql {
  return Prisma.sql`jsonb_build_object('id', m.id, 'conversationId', m.conversation_id, 'seq', m.seq,
    'kind', m.kind, 'senderId', m.sender_id, 'text', m.text, 'contentLang', m.content_lang, 'systemCode', m.system_code, 'params', m.params,
    'clientMessageId', m.client_message_id, 'createdAt', m.created_at, 'files',
    (SELECT COALESCE(jsonb_agg(${fileColumn("f")} ORDER BY x.position), '[]')
      FROM ${Prisma.raw(attachments)} x JOIN files f ON f.id = x.file_id WHERE x.message_id = m.id))`;
}

/** A message as both of its people get it. The addresses of its files are signed here, for an hour at most. */
export function toMessageView(row: MessageRecord): MessageView {
  return {
    ...row,
    files: row.files.map((file) => fileViewOf(file)),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
