import { HIDDEN_AT } from "@/lib/chat/data/message-row";
import type { ContentLanguage, Language } from "@/lib/i18n/languages";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import type { TranslatedKind } from "./constants";
import type { TranslationView } from "./schema";

/** A text of a person and the language it is in; null: written before that was kept. */
export type OriginalText = { text: string; lang: ContentLanguage | null };

/** Where the texts of each kind stand. The one list: what is translated, and what keeps its translation. */
const TEXTS = Prisma.sql`
  SELECT 'tender' AS kind, id, 0 AS part, title AS text, content_lang AS lang FROM tenders
  UNION ALL SELECT 'tender', id, 1, description, content_lang FROM tenders
  UNION ALL SELECT 'question', id, 0, text, content_lang FROM tender_questions
  UNION ALL SELECT 'answer', id, 0, answer, answer_lang FROM tender_questions
  UNION ALL SELECT 'offer', id, 0, message, content_lang FROM offers
  UNION ALL SELECT 'message', id, 0, text, content_lang FROM messages
  UNION ALL SELECT 'review', id, 0, text, content_lang FROM reviews
  UNION ALL SELECT 'reply', id, 0, reply, reply_lang FROM reviews`;

/** The texts of one thing in their order. */
export function listTexts(client: DbClient, kind: TranslatedKind, id: string): Promise<OriginalText[]> {
  return client.$queryRaw<OriginalText[]>`
    SELECT x.text, x.lang FROM (${TEXTS}) x
    WHERE x.kind = ${kind} AND x.id = ${id}::uuid AND x.text IS NOT NULL ORDER BY x.part`;
}

/**
 * The conversation of a message which the user reads there: what moderation hides is left to its author alone, who is
 * the PRO for the message of an offer. Throws `conversation_not_found`.
 */
export async function findConversationOf(
  client: DbClient,
  messageId: string,
  userId: string,
): Promise<{ tenderId: string; proId: string }> {
  const [conversation] = await client.$queryRaw<{ tenderId: string; proId: string }[]>`
    SELECT v.tender_id AS "tenderId", v.pro_id AS "proId"
    FROM messages m JOIN conversations v ON v.id = m.conversation_id
    JOIN conversation_participants p ON p.conversation_id = v.id AND p.user_id = ${userId}::uuid
    WHERE m.id = ${messageId}::uuid AND (${HIDDEN_AT} IS NULL
      OR ${userId}::uuid = CASE WHEN m.kind = 'SYSTEM' THEN v.pro_id ELSE m.sender_id END)`;
  if (!conversation) throw new AppError("conversation_not_found");
  return conversation;
}

/** Which translation: of what original, from which language to which. */
export type TranslationKey = { sourceHash: string; fromLang: ContentLanguage; toLang: Language };

/** A translation that is kept. */
export type KeptTranslation = Pick<TranslationView, "provider"> & { text: string };

/** The translation that was made before, or null. */
export async function maybeTranslation(
  client: DbClient,
  key: TranslationKey,
): Promise<KeptTranslation | null> {
  const [kept] = await client.$queryRaw<KeptTranslation[]>`
    SELECT text, provider FROM translations
    WHERE source_hash = ${key.sourceHash} AND from_lang = ${key.fromLang} AND to_lang = ${key.toLang}`;
  return kept ?? null;
}

/** Takes the turn to make a translation until the end of the transaction: rivals wait, and then find it made. */
export async function lockTranslation(
  tx: Tx,
  { sourceHash, fromLang, toLang }: TranslationKey,
): Promise<void> {
  const name = `translation:${sourceHash}:${fromLang}:${toLang}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Keeps a translation. */
export async function addTranslation(tx: Tx, key: TranslationKey, made: KeptTranslation): Promise<void> {
  await tx.translation.create({ data: { ...key, ...made }, select: { sourceHash: true } });
}

/**
 * Remembers where an original stands: for as long as it does, its translations are kept. `writtenHash` is that of the text
 * as it stands there, where contacts were hidden in what was translated.
 */
export async function addTranslationSource(
  client: DbClient,
  source: { sourceHash: string; writtenHash: string | null; kind: TranslatedKind; id: string },
): Promise<void> {
  await client.$executeRaw`
    INSERT INTO translation_sources (source_hash, written_hash, kind, source_id)
    VALUES (${source.sourceHash}, ${source.writtenHash}, ${source.kind}, ${source.id}::uuid)
    ON CONFLICT (source_hash, kind, source_id) DO UPDATE SET written_hash = excluded.written_hash
    WHERE translation_sources.written_hash IS DISTINCT FROM excluded.written_hash`;
}

/** Forgets places where an original stands no longer, because it was edited or deleted; how many of at most `limit`. */
export async function dropLostSources(client: DbClient, limit: number): Promise<{ count: number }> {
  const count = await client.$executeRaw`
    DELETE FROM translation_sources WHERE ctid = ANY (ARRAY(
      SELECT s.ctid FROM translation_sources s WHERE NOT EXISTS (
        SELECT FROM (${TEXTS}) x WHERE x.kind = s.kind AND x.id = s.source_id
          AND encode(sha256(convert_to(x.text, 'UTF8')), 'hex') = coalesce(s.written_hash, s.source_hash))
      LIMIT ${limit}))`;
  return { count };
}

/** Deletes translations whose original stands nowhere any more; how many of at most `limit`. */
export async function dropLostTranslations(client: DbClient, limit: number): Promise<{ count: number }> {
  const count = await client.$executeRaw`
    DELETE FROM translations WHERE ctid = ANY (ARRAY(
      SELECT t.ctid FROM translations t
      WHERE NOT EXISTS (SELECT FROM translation_sources s WHERE s.source_hash = t.source_hash) LIMIT ${limit}))`;
  return { count };
}
