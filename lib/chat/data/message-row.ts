import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import { hasScamSigns } from "@/lib/masking/presentation/scam";
import { hideContactDetails } from "@/lib/masking/service";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import type { MessageView } from "../schema";

/** What was done to a message after it was sent, each with its time. */
const MARKS = ["hiddenAt", "editedAt", "deletedAt"] as const;
type Mark = (typeof MARKS)[number];

/** A message as it is read: as both parties get it, but for the addresses of its files. */
export type MessageRecord = Omit<MessageView, "files" | Mark> & {
  files: FileRow[];
} & Record<Mark, string | null>;

/**
 * Since when a message known as `m` is hidden: that of an offer with its offer, and one that says nothing but with
 * photos with the last of these.
 */
export const HIDDEN_AT = Prisma.sql`COALESCE(m.hidden_at, CASE WHEN m.kind = 'PRIVATE' AND m.text IS NULL THEN (
  SELECT max(f.hidden_at) FROM message_files x JOIN files f ON f.id = x.file_id WHERE x.message_id = m.id
  HAVING bool_and(f.hidden_at IS NOT NULL)) END, CASE WHEN m.kind = 'SYSTEM' AND m.text IS NOT NULL THEN (
  SELECT o.hidden_at FROM conversations c JOIN offers o ON o.tender_id = c.tender_id AND o.pro_id = c.pro_id
  WHERE c.id = m.conversation_id) END)`;

/**
 * One JSON column that reads as a `MessageRow`, for messages known as `m`. Its files come from `attachments`, which
 * is the table itself or the rows that the same statement has just written to it.
 */
export function messageColumn(attachments: "message_files" | "attached" = "message_files"): Prisma.Sql {
  return Prisma.sql`jsonb_build_object('id', m.id, 'conversationId', m.conversation_id, 'seq', m.seq,
    'kind', m.kind, 'senderId', m.sender_id, 'text', m.text, 'contentLang', m.content_lang, 'systemCode', m.system_code, 'params', m.params,
    'clientMessageId', m.client_message_id, 'createdAt', m.created_at, 'hiddenAt', ${HIDDEN_AT}, 'editedAt', m.edited_at,
    'deletedAt', m.deleted_at, 'files',
    (SELECT COALESCE(jsonb_agg(${fileColumn("f")} ORDER BY x.position), '[]')
      FROM ${Prisma.raw(attachments)} x JOIN ${SHOWN_FILES} f ON f.id = x.file_id WHERE x.message_id = m.id))`;
}

/** A message as both of its people get it. The addresses of its files are signed here, for an hour at most. */
export function toMessageView({ hiddenAt, editedAt, deletedAt, ...row }: MessageRecord): MessageView {
  const marks = { hiddenAt, editedAt, deletedAt };
  const set = MARKS.flatMap((mark) => (marks[mark] ? [[mark, new Date(marks[mark]).toISOString()]] : []));
  return {
    ...row,
    ...(Object.fromEntries(set) as Pick<MessageView, Mark>),
    files: row.files.map((file) => fileViewOf(file)),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** Whose conversation a message is in, and whether the two have agreed. */
export type Talk = { proId: string; haveAgreed: boolean };

/** Whether a text of the talk is the reader's own: that of a system message is of an offer, its note of the side it names. */
function ownParts({ kind, senderId, params }: MessageView, readerId: string, { proId }: Talk) {
  const isPro = readerId === proId;
  if (kind === "PRIVATE") return { text: senderId === readerId, note: false };
  return { text: isPro, note: (params?.byPro ?? false) === isPro };
}

/**
 * A message as one of its two readers gets it: what the other one wrote warns of fraud, and hides contact details until
 * the two have agreed. Of what moderation hides the other one learns that it was there.
 */
export function messageFor(view: MessageView, reader: Pick<Actor, "id" | "lang">, talk: Talk): MessageView {
  const own = ownParts(view, reader.id, talk);
  if (view.hiddenAt && !own.text) return { ...view, text: null, contentLang: null, files: [] };
  const isSuspicious = !own.text && hasScamSigns(view.text);
  const warned = isSuspicious ? { ...view, isSuspicious } : view;
  if (talk.haveAgreed) return warned;
  const { text, params } = view;
  const note = params?.note;
  return {
    ...warned,
    text: own.text ? text : hideContactDetails(text, reader.lang),
    params: note && !own.note ? { ...params, note: hideContactDetails(note, reader.lang) } : params,
  };
}
