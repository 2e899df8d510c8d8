import { hasBlockBetween } from "@/lib/blocks/data";
import type { ContentLanguage, Language } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import type { SystemCode } from "../constants";
import type { SystemParams } from "../schema";

/** What a system message says, and in the conversation of which PRO on which tender. */
export type NewSystemMessage = {
  tenderId: string;
  proId: string;
  code: SystemCode;
  params?: SystemParams;
  /** The message of the offer that was sent or changed. */
  text?: string | undefined;
  contentLang?: ContentLanguage | null | undefined;
};

/** A system message just written, and who reads it. */
export type StoredSystemMessage = {
  id: string;
  conversationId: string;
  seq: number;
  createdAt: Date;
  /** The two of the conversation, none where one blocks the other and it is no job of theirs; and whether they have agreed. */
  readers: { id: string; lang: Language }[];
  haveAgreed: boolean;
};

const HAVE_AGREED = Prisma.sql`t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id IS NOT DISTINCT FROM s.pro_id`;
const IS_BLOCKED = hasBlockBetween(Prisma.sql`s.pro_id`, Prisma.sql`t.creator_id`);

/**
 * Writes a system message as the conversation's next message, and opens the conversation when there is none yet.
 * The conversation's row is locked from here to the commit, so that the numbers have no holes and no doubles.
 */
export async function addSystemMessage(
  tx: Tx,
  { tenderId, proId, code, params, text, contentLang }: NewSystemMessage,
): Promise<StoredSystemMessage> {
  const [message] = await tx.$queryRaw<StoredSystemMessage[]>`
    WITH spoken AS (
      INSERT INTO conversations (id, tender_id, pro_id, last_seq, last_message_at)
      VALUES (${newId()}::uuid, ${tenderId}::uuid, ${proId}::uuid, 1, clock_timestamp())
      ON CONFLICT (tender_id, pro_id)
        DO UPDATE SET last_seq = conversations.last_seq + 1, last_message_at = clock_timestamp()
      RETURNING id, tender_id, pro_id, last_seq, last_message_at
    ), people AS (
      SELECT s.id, p.user_id, ${HAVE_AGREED} AS have_agreed, ${IS_BLOCKED} AS is_blocked FROM spoken s JOIN tenders t ON t.id = s.tender_id,
        LATERAL (VALUES (s.pro_id), (t.creator_id)) AS p(user_id)
    ), participants AS (
      INSERT INTO conversation_participants (conversation_id, user_id) SELECT id, user_id FROM people
      ON CONFLICT DO NOTHING
    ), added AS (
      INSERT INTO messages (id, conversation_id, seq, kind, system_code, params, text, content_lang, created_at)
      SELECT ${newId()}::uuid, id, last_seq, 'SYSTEM', ${code}::system_code,
             ${JSON.stringify(params ?? {})}::jsonb, ${text ?? null}::text, ${contentLang ?? null}::text,
             last_message_at FROM spoken
      RETURNING id, conversation_id, seq, created_at
    )
    SELECT a.id, a.conversation_id AS "conversationId", a.seq, a.created_at AS "createdAt",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'lang', u.lang)), '[]')
             FROM people JOIN users u ON u.id = user_id WHERE have_agreed OR NOT is_blocked) AS readers,
           (SELECT bool_and(have_agreed) FROM people) AS "haveAgreed"
    FROM added a`;
  if (!message) throw new Error("a system message was written and is not there");
  return message;
}
