import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { findCards, pageOf, type CardPage, type CardSelection } from "./find-cards";
import { circle, every, filtersOf, radiusOf, scopeOf, type TenderListFilters } from "./list-filters";

/** Offset paging ends at the cap, so one row more serves every page and the capped count. */
const CAPPED = Prisma.raw(String(TOTAL_CAP + 1));
const NO_REASON = Prisma.sql`ARRAY[]::text[] AS why`;
const ALL = Prisma.sql`tenders t`;
const COUNT_HITS = Prisma.sql`(SELECT count(*)::int FROM hits)`;

function byCreation(alias: string, { sortDirection }: TenderListFilters): Prisma.Sql {
  return Prisma.raw(`${alias}.created_at ${sortDirection}, ${alias}.id ${sortDirection}`);
}

function pageOfHits(query: TenderListFilters, hits: Prisma.Sql): CardSelection {
  return {
    isPrepared: false,
    tables: Prisma.sql`, hits AS MATERIALIZED (${hits})`,
    page: Prisma.sql`SELECT h.id, h.created_at, ${NO_REASON} FROM hits h
      ORDER BY ${byCreation("h", query)} ${pageOf(query)}`,
    counted: COUNT_HITS,
    order: byCreation("page", query),
  };
}

// One index scan gives both the page and the capped count.
function newestFirst(query: TenderListFilters, conditions: Prisma.Sql[], source = ALL): CardSelection {
  return pageOfHits(
    query,
    Prisma.sql`SELECT t.id, t.created_at FROM ${source} WHERE ${every(conditions)}
      ORDER BY ${byCreation("t", query)} LIMIT ${CAPPED}`,
  );
}

// Full-text search ranks only the newest hits up to the cap: ranking every hit of a common word is what makes search
// slow. All words in the title (weight A) rank first, then in title, town and subcategory (A, B), then the description.
function bestFirst(query: TenderListFilters, conditions: Prisma.Sql[], source = ALL): CardSelection {
  const words = Prisma.sql`search_query(${query.search})`;
  const hits = Prisma.sql`SELECT t.id, t.created_at, t.search FROM ${source}
    WHERE ${every(conditions)} AND t.search @@ ${words} ORDER BY ${byCreation("t", query)} LIMIT ${CAPPED}`;
  return {
    ...pageOfHits(query, hits),
    page: Prisma.sql`SELECT h.id, h.created_at, ${NO_REASON}, CASE WHEN ts_filter(h.search, '{a}') @@ ${words} THEN 2
        WHEN ts_filter(h.search, '{a,b}') @@ ${words} THEN 1 ELSE 0 END AS rank
      FROM hits h ORDER BY rank DESC, ${byCreation("h", query)} ${pageOf(query)}`,
    order: Prisma.sql`page.rank DESC, ${byCreation("page", query)}`,
  };
}

// The GiST index has no order in time, so up to TOTAL_CAP tenders around a point are all fetched and sorted.
async function listAround(actor: Actor, query: TenderListFilters, km: number): Promise<CardPage> {
  const { source, exact, box } = circle(km);
  const conditions = [scopeOf(actor, query.tab), ...filtersOf(query), exact];
  if (query.search) return findCards(actor, query, bestFirst(query, [...conditions, box], source));
  const around = Prisma.sql`SELECT t.id, t.created_at FROM ${source} WHERE ${every([...conditions, box])} LIMIT ${CAPPED}`;
  const page = await findCards(actor, query, pageOfHits(query, around));
  if (page.counted <= TOTAL_CAP) return page;
  // Above the cap tenders are so dense that scanning from the newest one soon finds a page.
  const scanned = await findCards(actor, query, {
    ...newestFirst(query, conditions, source),
    counted: Prisma.sql`${page.counted}::int`,
  });
  return scanned;
}

/** A page of tenders in one query; in two when more than TOTAL_CAP lie within the radius. */
export function listCards(actor: Actor, query: TenderListFilters): Promise<CardPage> {
  const km = radiusOf(query);
  if (km !== null) return listAround(actor, query, km);
  const filters = filtersOf(query);
  const conditions = [scopeOf(actor, query.tab), ...filters];
  if (query.search) return findCards(actor, query, bestFirst(query, conditions));
  return findCards(actor, query, { ...newestFirst(query, conditions), isPrepared: filters.length === 0 });
}
