import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { findCards, pageOf, type CardPage, type Picked } from "./find-cards";
import { circle, every, filtersOf, radiusOf, scopeOf, type TenderFilters } from "./list-filters";

/** Nobody pages past the cap, so this many tenders hold every page and the count that stops behind it. */
const ENOUGH = Prisma.raw(String(TOTAL_CAP + 1));
const NO_REASON = Prisma.sql`ARRAY[]::text[] AS why`;
const ALL = Prisma.sql`tenders t`;
const COUNT_HITS = Prisma.sql`(SELECT count(*)::int FROM hits)`;

function inTime(alias: string, { sortDirection }: TenderFilters): Prisma.Sql {
  return Prisma.raw(`${alias}.created_at ${sortDirection}, ${alias}.id ${sortDirection}`);
}

function sliceOf(query: TenderFilters, hits: Prisma.Sql): Picked {
  return {
    isSteady: false,
    tables: Prisma.sql`, hits AS MATERIALIZED (${hits})`,
    page: Prisma.sql`SELECT h.id, h.created_at, ${NO_REASON} FROM hits h
      ORDER BY ${inTime("h", query)} ${pageOf(query)}`,
    counted: COUNT_HITS,
    order: inTime("page", query),
  };
}

// One walk along an index answers both: which ten, and how many.
function newestFirst(query: TenderFilters, conditions: Prisma.Sql[], source = ALL): Picked {
  return sliceOf(
    query,
    Prisma.sql`SELECT t.id, t.created_at FROM ${source} WHERE ${every(conditions)}
      ORDER BY ${inTime("t", query)} LIMIT ${ENOUGH}`,
  );
}

// Only the newest thousand hits are looked at closely: ranking all hits of a common word is what makes search slow.
// All words in the title come first, then those found in title, town and trade, then those in the description.
function bestFirst(query: TenderFilters, conditions: Prisma.Sql[], source = ALL): Picked {
  const words = Prisma.sql`search_query(${query.search})`;
  const hits = Prisma.sql`SELECT t.id, t.created_at, t.search FROM ${source}
    WHERE ${every(conditions)} AND t.search @@ ${words} ORDER BY ${inTime("t", query)} LIMIT ${ENOUGH}`;
  return {
    ...sliceOf(query, hits),
    page: Prisma.sql`SELECT h.id, h.created_at, ${NO_REASON}, CASE WHEN ts_filter(h.search, '{a}') @@ ${words} THEN 2
        WHEN ts_filter(h.search, '{a,b}') @@ ${words} THEN 1 ELSE 0 END AS rank
      FROM hits h ORDER BY rank DESC, ${inTime("h", query)} ${pageOf(query)}`,
    order: Prisma.sql`page.rank DESC, ${inTime("page", query)}`,
  };
}

// The map's index knows no time: up to a thousand tenders around a point are simply all taken and sorted.
async function listAround(actor: Actor, query: TenderFilters, km: number): Promise<CardPage> {
  const { source, exact, box } = circle(km);
  const conditions = [scopeOf(actor, query.tab), ...filtersOf(query), exact];
  if (query.search) return findCards(actor, query, bestFirst(query, [...conditions, box], source));
  const around = Prisma.sql`SELECT t.id, t.created_at FROM ${source} WHERE ${every([...conditions, box])} LIMIT ${ENOUGH}`;
  const page = await findCards(actor, query, sliceOf(query, around));
  if (page.counted <= TOTAL_CAP) return page;
  // More than that lie so densely that walking from the newest one soon finds ten.
  const walked = await findCards(actor, query, {
    ...newestFirst(query, conditions, source),
    counted: Prisma.sql`${page.counted}::int`,
  });
  return walked;
}

/** A page of tenders in one query; in two where more than a thousand lie around a point. */
export function listCards(actor: Actor, query: TenderFilters): Promise<CardPage> {
  const km = radiusOf(query);
  if (km !== null) return listAround(actor, query, km);
  const filters = filtersOf(query);
  const conditions = [scopeOf(actor, query.tab), ...filters];
  if (query.search) return findCards(actor, query, bestFirst(query, conditions));
  return findCards(actor, query, { ...newestFirst(query, conditions), isSteady: filters.length === 0 });
}
