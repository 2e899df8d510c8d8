import { fileColumn, SHOWN_FILES } from "@/lib/files/data";
import { PREPARED, type DbClient } from "@/lib/platform/server/database/db";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import { TENDERS_TAKE } from "../constants";
import { capOf, originOf, type TenderListFilters } from "./list-filters";
import { NEW_OFFERS } from "./list-order";
import { invitationColumn } from "./visibility";
import { tenderColumns, tenderJoins, type CardRow } from "./tender-row";

/** One page of cards, the count (up to one above the cap of the list) and the origin of their distances. */
export type CardPage = {
  items: CardRow[];
  counted: number;
  origin: { latitude: number | null; longitude: number | null } | null;
};

/** The SQL that selects tenders: common table expressions, the ids of the page, the count, and the page's order. */
export type CardSelection = {
  tables: Prisma.Sql;
  page: Prisma.Sql;
  counted: Prisma.Sql;
  order: Prisma.Sql;
  /** Runs as a prepared statement: without search and filters but the radius the best query plan does not depend on the values. */
  isPrepared: boolean;
};

/** LIMIT and OFFSET of one page: page numbers are part of the URL, and the cap of the list bounds what OFFSET skips. */
export function pageOf(query: TenderListFilters): Prisma.Sql {
  const skipped = (query.page - 1) * TENDERS_TAKE;
  const taken = Math.max(0, Math.min(TENDERS_TAKE, capOf(query) - skipped));
  return Prisma.sql`LIMIT ${Prisma.raw(String(taken))} OFFSET ${skipped}`;
}

const photoColumn = Prisma.sql`
  (SELECT ${fileColumn("f")} FROM tender_files tf JOIN ${SHOWN_FILES} f ON f.id = tf.file_id
    WHERE tf.tender_id = t.id AND tf.kind = 'PHOTO' ORDER BY tf.position LIMIT 1) AS photo`;

// At most one proposal of an offer is open.
const COUNTER = Prisma.sql`(SELECT p.total_minor FROM offer_proposals p
  WHERE p.offer_id = o.id AND p.status = 'OPEN' AND NOT p.by_pro AND p.expires_at > now())`;

// One party reviews a job once; a review of an agreement that ended before is not about the work.
const RATING = Prisma.sql`(SELECT r.rating FROM reviews r
  WHERE r.tender_id = t.id AND r.recipient_id = o.pro_id AND r.ended_agreement_id IS NULL
    AND r.published_at IS NOT NULL AND r.hidden_at IS NULL)`;

function ownOfferColumn({ id }: Actor): Prisma.Sql {
  return Prisma.sql`
    (SELECT json_build_object('id', o.id, 'status', o.status, 'declineReason', o.decline_reason,
      'totalMinor', o.total_minor, 'isEstimate', o.price_type = 'HOURLY', 'version', o.version, 'sentAt', o.created_at,
      'counterMinor', CASE WHEN o.status = 'ACTIVE' THEN ${COUNTER} END,
      'completedAt', CASE WHEN o.status = 'ACCEPTED' THEN t.completed_at END,
      'rating', CASE WHEN o.status = 'ACCEPTED' THEN ${RATING} END)
      FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${id}::uuid) AS "ownOffer"`;
}

function newOffersColumn({ id }: Actor): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN t.creator_id = ${id}::uuid THEN (SELECT count(*)::int ${NEW_OFFERS}) ELSE 0 END AS "newOfferCount"`;
}

function endedColumn({ id }: Actor): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN t.creator_id = ${id}::uuid THEN COALESCE(t.completed_at, t.canceled_at) END AS "endedAt"`;
}

// A card of the tender `t`, which `page` has chosen.
function cardColumns(actor: Actor): Prisma.Sql {
  return Prisma.sql`${tenderColumns}, ${photoColumn}, ${ownOfferColumn(actor)},
    ${newOffersColumn(actor)}, ${endedColumn(actor)}, ${invitationColumn(actor)}`;
}

/** Who asks for which page, and the SQL that selects it. */
type CardQuery = { actor: Actor; query: TenderListFilters; selection: CardSelection };

/** The statement of a page: its count, the origin of its distances, and what more is selected. */
function selecting(
  { actor, query, selection: { tables, counted } }: CardQuery,
  more: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`
    WITH origin AS MATERIALIZED (${originOf(actor, query)}) ${tables}
    SELECT ${counted} AS counted, (SELECT row_to_json(o) FROM origin o) AS origin, ${more}`;
}

// Of a selection that is planned once per connection: one statement.
async function findAtOnce(client: DbClient, asked: CardQuery): Promise<CardPage | undefined> {
  const { page, order } = asked.selection;
  const [found] = await client.$queryRaw<CardPage[]>`${PREPARED} ${selecting(
    asked,
    Prisma.sql`COALESCE((SELECT json_agg(card) FROM (
      SELECT ${cardColumns(asked.actor)}, page.why FROM (${page}) page JOIN tenders t ON t.id = page.id ${tenderJoins}
      ORDER BY ${order}) card), '[]'::json) AS items`,
  )}`;
  return found;
}

type Found = Omit<CardPage, "items"> & { page: Pick<CardRow, "id" | "why">[] };

// Of a selection that is planned at every call. The cards are a statement of their own: planning their twenty tables takes
// three times as long as reading them, and their plan is always the same.
async function findThenRead(client: DbClient, asked: CardQuery): Promise<CardPage | undefined> {
  const { page, order } = asked.selection;
  const [found] = await client.$queryRaw<Found[]>`${selecting(
    asked,
    Prisma.sql`COALESCE((SELECT json_agg(chosen) FROM (
      SELECT page.id, page.why FROM (${page}) page ORDER BY ${order}) chosen), '[]'::json) AS page`,
  )}`;
  if (!found) return undefined;
  const reasons = new Map(found.page.map(({ id, why }) => [id, why]));
  const cards = await client.$queryRaw<{ card: Omit<CardRow, "why"> }[]>`${PREPARED}
    SELECT row_to_json(card) AS card FROM (
      SELECT ${cardColumns(asked.actor)} FROM unnest(${[...reasons.keys()]}::uuid[]) WITH ORDINALITY page (id, position)
        JOIN tenders t ON t.id = page.id ${tenderJoins} ORDER BY page.position) card`;
  const items = cards.map(({ card }) => ({ ...card, why: reasons.get(card.id) ?? [] }));
  return { counted: found.counted, origin: found.origin, items };
}

/** Reads one page of cards: the ids are selected first, and only those are joined to what a card shows. */
export async function findCards(
  actor: Actor,
  query: TenderListFilters,
  selection: CardSelection,
): Promise<CardPage> {
  const find = selection.isPrepared ? findAtOnce : findThenRead;
  const page = await onReplica(actor.id, (client) => find(client, { actor, query, selection }));
  return page ?? { items: [], counted: 0, origin: null };
}
