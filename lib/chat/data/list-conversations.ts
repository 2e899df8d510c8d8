import { blockedWith } from "@/lib/blocks/data";
import { db, PREPARED } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { CONVERSATIONS_TAKE } from "../constants";
import type { ConversationQuery, ConversationView } from "../schema";
import {
  conversationColumn,
  conversationTables,
  IS_ARCHIVED,
  type ConversationRecord,
} from "./conversation-row";
import { messageColumn, type MessageRecord } from "./message-row";

/** One row of the list as it is read. */
export type ConversationListRow = Pick<
  ConversationView,
  "tenderTitle" | "tenderStatus" | "offer" | "unread"
> & {
  conversation: ConversationRecord;
  lastMessage: MessageRecord | null;
  lastMessageAt: string | null;
  /** The two have agreed on this tender and know each other by full name. */
  knowsFully: boolean;
};

const PARTICIPATIONS = Prisma.sql`conversation_participants own JOIN conversations v ON v.id = own.conversation_id`;
const TABLES = Prisma.sql`${conversationTables} JOIN tenders t ON t.id = v.tender_id`;

// Where one blocks the other, only the conversation of a job of the two stays (`whyNotRead`).
function isReadable({ id }: Actor): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT FROM conversation_participants x JOIN tenders t ON t.id = v.tender_id
    WHERE x.conversation_id = v.id AND x.user_id IN ${blockedWith(id)}
      AND NOT (t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id IS NOT DISTINCT FROM v.pro_id))`;
}

const KNOWS_FULLY = Prisma.sql`(t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id = v.pro_id)`;

// The name as the reader sees it (`displayName`): a search for what is hidden would find it out letter by letter.
const SHOWN_NAME = Prisma.sql`
  CASE WHEN partner.is_business AND (partner.role = 'PRO' OR ${KNOWS_FULLY}) THEN COALESCE(partner.business_name, '')
    WHEN partner.lang = 'hu' AND (partner.role = 'PRO' OR ${KNOWS_FULLY})
      THEN partner.last_name || ' ' || partner.first_name
    WHEN partner.role = 'PRO' OR ${KNOWS_FULLY} THEN partner.first_name || ' ' || partner.last_name
    WHEN partner.lang = 'hu' AND partner.last_name <> ''
      THEN left(partner.last_name, 1) || '. ' || partner.first_name
    ELSE partner.first_name || ' ' || left(partner.last_name, 1) END`;

function filterOf({ search, tenderId, archived = false }: ConversationQuery): Prisma.Sql {
  const ofTender = tenderId ? Prisma.sql`AND v.tender_id = ${tenderId}::uuid` : Prisma.empty;
  if (search === "") return tenderId ? ofTender : Prisma.sql`AND ${IS_ARCHIVED} = ${archived}`;
  // Folding takes the wildcards out of what was typed. Where nothing is left, nothing was meant.
  const isIn = (text: Prisma.Sql) => Prisma.sql`fold_text(${text}) LIKE '%' || fold_text(${search}) || '%'`;
  return Prisma.sql`${ofTender} AND fold_text(${search}) <> ''
    AND (${isIn(Prisma.sql`COALESCE(t.search_title, t.title)`)} OR ${isIn(SHOWN_NAME)})`;
}

/** One page of a user's conversations and their total count, in two queries. */
export async function listConversations(
  actor: Actor,
  query: ConversationQuery,
): Promise<{ items: ConversationListRow[]; counted: number }> {
  const direction = Prisma.raw(query.sortDirection);
  const order = Prisma.sql`ORDER BY v.last_message_at ${direction}, v.id ${direction}`;
  // Only a search looks at people and titles.
  const searched = query.search === "" ? PARTICIPATIONS : TABLES;
  const which = Prisma.sql`own.user_id = ${actor.id}::uuid AND ${isReadable(actor)} ${filterOf(query)}`;
  const [items, [count]] = await Promise.all([
    // What a row shows is read for the rows of the page only.
    db.$queryRaw<ConversationListRow[]>`
      ${PREPARED} WITH page AS (SELECT v.id FROM ${searched} WHERE ${which} ${order}
        LIMIT ${CONVERSATIONS_TAKE} OFFSET ${(query.page - 1) * CONVERSATIONS_TAKE})
      SELECT ${conversationColumn} AS conversation, t.title AS "tenderTitle", t.status::text AS "tenderStatus",
        ${KNOWS_FULLY} AS "knowsFully", to_jsonb(v.last_message_at) AS "lastMessageAt",
        (SELECT jsonb_build_object('totalMinor', o.total_minor, 'isEstimate', o.price_type = 'HOURLY',
            'perVisit', t.repeats <> 'NONE', 'status', o.status)
          FROM offers o WHERE o.tender_id = t.id AND o.pro_id = v.pro_id
            AND (o.hidden_at IS NULL OR o.status = 'ACCEPTED' OR o.pro_id = own.user_id)) AS offer,
        (SELECT ${messageColumn()} FROM messages m WHERE m.conversation_id = v.id AND m.seq = v.last_seq)
          AS "lastMessage",
        (SELECT count(*) FROM messages m WHERE m.conversation_id = v.id AND m.seq > own.last_read_seq
          AND m.kind = 'PRIVATE' AND m.sender_id <> own.user_id)::int AS unread
      FROM page JOIN (${TABLES}) ON v.id = page.id WHERE own.user_id = ${actor.id}::uuid ${order}`,
    db.$queryRaw<{ counted: number }[]>`
      ${PREPARED} SELECT count(*)::int AS counted FROM (
        SELECT 1 FROM ${searched} WHERE ${which} LIMIT ${TOTAL_CAP + 1}) counted_rows`,
  ]);
  return { items, counted: count?.counted ?? 0 };
}
