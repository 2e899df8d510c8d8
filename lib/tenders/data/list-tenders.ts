import { fileColumn } from "@/lib/files/data";
import { db } from "@/lib/platform/server/db";
import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-query";
import { Prisma } from "@/prisma/generated/client";
import { TENDERS_TAKE } from "../schema/list";
import { every, filtersOf, originOf, radiusOf, scopeOf, type TenderFilters } from "./list-filters";
import { tenderColumns, tenderJoins, type CardRow } from "./tender-row";

/** One page of cards, the count (it stops past the cap) and the point their distances are counted from. */
export type CardPage = {
  items: CardRow[];
  counted: number;
  origin: { latitude: number | null; longitude: number | null } | null;
};

/** A radius is looked for among that many tenders first, newest first; the map's index is asked when they are too few. */
const WALKED = 5000;

/** Which tenders: common table expressions, the ids of the page in order, and their number. */
export type Picked = { tables: Prisma.Sql; page: Prisma.Sql; counted: Prisma.Sql; order: Prisma.Sql };

function inTime(alias: string, { sortDirection }: TenderFilters): Prisma.Sql {
  return Prisma.raw(`${alias}.created_at ${sortDirection}, ${alias}.id ${sortDirection}`);
}

/** The rows of one page. */
export function pageOf({ page }: TenderFilters): Prisma.Sql {
  return Prisma.sql`LIMIT ${TENDERS_TAKE} OFFSET ${(page - 1) * TENDERS_TAKE}`;
}

// A page of ids is cheap on an index; only then are its ten rows joined to what a card shows.
function cardsOf(actor: Actor, query: TenderFilters, picked: Picked): Prisma.Sql {
  return Prisma.sql`
    WITH origin AS MATERIALIZED (${originOf(actor, query)}) ${picked.tables}
    SELECT ${picked.counted} AS counted, (SELECT row_to_json(o) FROM origin o) AS origin,
      COALESCE((SELECT json_agg(card) FROM (
        SELECT ${tenderColumns}, photo.photo, page.why,
          CASE WHEN o.id IS NOT NULL THEN json_build_object(
            'id', o.id, 'status', o.status, 'totalMinor', o.total_minor, 'version', o.version) END AS "ownOffer"
        FROM (${picked.page}) page JOIN tenders t ON t.id = page.id ${tenderJoins}
        LEFT JOIN offers o ON o.tender_id = t.id AND o.pro_id = ${actor.id}::uuid
        LEFT JOIN LATERAL (SELECT ${fileColumn("f")} AS photo FROM tender_files tf JOIN files f ON f.id = tf.file_id
          WHERE tf.tender_id = t.id AND tf.kind = 'PHOTO' ORDER BY tf.position LIMIT 1) photo ON true
        ORDER BY ${picked.order}) card), '[]'::json) AS items`;
}

const WITHOUT_WHY = Prisma.sql`ARRAY[]::text[] AS why`;

function countOf(source: Prisma.Sql, conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM (
    SELECT 1 FROM ${source} WHERE ${every(conditions)} LIMIT ${TOTAL_CAP + 1}) AS few)`;
}

function newestFirst(query: TenderFilters, source: Prisma.Sql, conditions: Prisma.Sql[]): Picked {
  const page = Prisma.sql`SELECT t.id, t.created_at, ${WITHOUT_WHY} FROM ${source}
    WHERE ${every(conditions)} ORDER BY ${inTime("t", query)} ${pageOf(query)}`;
  const counted = countOf(source, conditions);
  return { tables: Prisma.empty, page, counted, order: inTime("page", query) };
}

// Only the newest thousand hits are looked at closely: ranking all hits of a common word is what makes search slow.
// All words in the title come first, then those found in title, town and trade, then those in the description.
function bestFirst(query: TenderFilters, source: Prisma.Sql, conditions: Prisma.Sql[]): Picked {
  const words = Prisma.sql`search_query(${query.search})`;
  const tables = Prisma.sql`, hits AS MATERIALIZED (
    SELECT t.id, t.created_at, t.search FROM ${source} WHERE ${every(conditions)} AND t.search @@ ${words}
    ORDER BY ${inTime("t", query)} LIMIT ${TOTAL_CAP + 1})`;
  const page = Prisma.sql`
    SELECT h.id, h.created_at, ${WITHOUT_WHY}, CASE WHEN ts_filter(h.search, '{a}') @@ ${words} THEN 2
      WHEN ts_filter(h.search, '{a,b}') @@ ${words} THEN 1 ELSE 0 END AS rank
    FROM hits h ORDER BY rank DESC, ${inTime("h", query)} ${pageOf(query)}`;
  const order = Prisma.sql`page.rank DESC, ${inTime("page", query)}`;
  return { tables, page, counted: Prisma.sql`(SELECT count(*)::int FROM hits)`, order };
}

/** A degree of latitude is at least that many kilometres long, one of longitude that times the cosine. */
const KM_PER_DEGREE = 110;

/** The tables of a radius, and its condition: a box for the map's index around a circle that is exact. */
export function circle(km: number): { source: Prisma.Sql; exact: Prisma.Sql; box: Prisma.Sql } {
  const source = Prisma.sql`tenders t CROSS JOIN origin o`;
  const exact = Prisma.sql`t.latitude IS NOT NULL AND o.latitude IS NOT NULL
    AND distance_km(t.latitude, t.longitude, o.latitude, o.longitude) <= ${km}`;
  const box = Prisma.sql`point(t.longitude, t.latitude) <@ (
    SELECT box(point(longitude - d.lon, latitude - d.lat), point(longitude + d.lon, latitude + d.lat))
    FROM origin, LATERAL (SELECT ${km}::float / ${KM_PER_DEGREE} AS lat,
      ${km}::float / (${KM_PER_DEGREE} * greatest(0.05, cos(radians(latitude)))) AS lon) d)`;
  return { source, exact, box };
}

function walk(query: TenderFilters, scope: Prisma.Sql, picked: Picked, conditions: Prisma.Sql[]): Picked {
  const page = Prisma.sql`SELECT t.id, t.created_at, ${WITHOUT_WHY} FROM (
      SELECT * FROM tenders t WHERE ${scope} ORDER BY ${inTime("t", query)} LIMIT ${WALKED}) t CROSS JOIN origin o
    WHERE ${every(conditions)} ORDER BY ${inTime("t", query)} ${pageOf(query)}`;
  return { ...picked, page };
}

/** Asks for one page of cards. */
export async function runList(actor: Actor, query: TenderFilters, picked: Picked): Promise<CardPage> {
  const [page] = await db.$queryRaw<CardPage[]>(cardsOf(actor, query, picked));
  return page ?? { items: [], counted: 0, origin: null };
}

/** A page of tenders in one query; a second one only for a radius with few hits among the newest tenders. */
export async function listCards(actor: Actor, query: TenderFilters): Promise<CardPage> {
  const scope = scopeOf(actor, query.tab);
  const km = radiusOf(query);
  const filters = filtersOf(query);
  const pick = query.search ? bestFirst : newestFirst;
  if (km === null) return runList(actor, query, pick(query, Prisma.sql`tenders t`, [scope, ...filters]));

  const { source, exact, box } = circle(km);
  const around = pick(query, source, [scope, ...filters, box, exact]);
  if (query.search) return runList(actor, query, around);
  const walked = await runList(actor, query, walk(query, scope, around, [...filters, exact]));
  const before = (query.page - 1) * TENDERS_TAKE;
  const isWhole = walked.items.length === TENDERS_TAKE || walked.counted <= before + walked.items.length;
  return isWhole ? walked : runList(actor, query, around);
}
