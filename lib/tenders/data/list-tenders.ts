import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { findCards, pageOf, type CardPage, type CardSelection } from "./find-cards";
import { every, hasWords } from "./filter-conditions";
import {
  capOf,
  circle,
  filtersOf,
  OWN_RADIUS,
  radiusOf,
  scopeOf,
  type TenderListFilters,
} from "./list-filters";
import { hitColumns, orderOf, scanOrder, sortedBy } from "./list-order";

/** Offset paging ends at the cap, so one row more serves every page and the capped count. */
const capped = (query: TenderListFilters) => Prisma.raw(String(capOf(query) + 1));
const NO_REASON = Prisma.sql`ARRAY[]::text[] AS why`;
const ALL = Prisma.sql`tenders t`;
const COUNT_HITS = Prisma.sql`(SELECT count(*)::int FROM hits)`;

function pageOfHits(query: TenderListFilters, hits: Prisma.Sql): CardSelection {
  return {
    isPrepared: false,
    tables: Prisma.sql`, hits AS MATERIALIZED (${hits})`,
    page: Prisma.sql`SELECT h.*, ${NO_REASON} FROM hits h ORDER BY ${sortedBy("h", query)} ${pageOf(query)}`,
    counted: COUNT_HITS,
    order: sortedBy("page", query),
  };
}

// In the order of an index, which gives both the page and the capped count.
function scanOf(query: TenderListFilters, conditions: Prisma.Sql[], source = ALL): Prisma.Sql {
  return Prisma.sql`SELECT ${hitColumns(query)} FROM ${source} WHERE ${every(conditions)}
    ORDER BY ${scanOrder(query)} LIMIT ${capped(query)}`;
}

function inOrder(query: TenderListFilters, conditions: Prisma.Sql[], source = ALL): CardSelection {
  return pageOfHits(query, scanOf(query, conditions, source));
}

// Full-text search ranks only the newest hits up to the cap: ranking every hit of a common word is what makes search
// slow. All words in the title (weight A) rank first, then in title, town and subcategory (A, B), then the description.
// Another order than that in time goes before the rank.
function bestFirst(query: TenderListFilters, conditions: Prisma.Sql[], source = ALL): CardSelection {
  const words = Prisma.sql`search_query(${query.search})`;
  const found = [...conditions, hasWords(Prisma.sql`${query.search}`)];
  if (orderOf(query)) return inOrder(query, found, source);
  const hits = Prisma.sql`SELECT t.id, t.created_at, t.search FROM ${source}
    WHERE ${every(found)} ORDER BY ${sortedBy("t", query)} LIMIT ${capped(query)}`;
  return {
    ...pageOfHits(query, hits),
    page: Prisma.sql`SELECT h.id, h.created_at, ${NO_REASON}, CASE WHEN ts_filter(h.search, '{a}') @@ ${words} THEN 2
        WHEN ts_filter(h.search, '{a,b}') @@ ${words} THEN 1 ELSE 0 END AS rank
      FROM hits h ORDER BY rank DESC, ${sortedBy("h", query)} ${pageOf(query)}`,
    order: Prisma.sql`page.rank DESC, ${sortedBy("page", query)}`,
  };
}

/** The area a list keeps to: the radius, and whether remote tenders lie within it. */
type Area = { km: Prisma.Sql; withRemote: boolean };

function areaOf(query: TenderListFilters): Area | null {
  const km = radiusOf(query);
  if (km !== null) return { km: Prisma.sql`${km}`, withRemote: false };
  if (!query.isInReach || query.remote) return null;
  return { km: OWN_RADIUS, withRemote: query.remote !== false };
}

// Above the cap tenders are so dense that a scan from the first one soon finds a page. PostgreSQL looks at the condition
// once, and never runs the side it refuses.
function unlessDense(query: TenderListFilters, hits: Prisma.Sql, scan: Prisma.Sql): CardSelection {
  const all = pageOfHits(query, hits);
  const isDense = Prisma.sql`(${COUNT_HITS} > ${TOTAL_CAP})`;
  const pageFrom = (table: Prisma.Sql, condition: Prisma.Sql) =>
    Prisma.sql`(SELECT h.*, ${NO_REASON} FROM ${table} h WHERE ${condition} ORDER BY ${sortedBy("h", query)} ${pageOf(query)})`;
  return {
    ...all,
    isPrepared: filtersOf(query).length === 0,
    tables: Prisma.sql`${all.tables}, scan AS MATERIALIZED (${scan})`,
    page: Prisma.sql`${pageFrom(Prisma.sql`hits`, Prisma.sql`NOT ${isDense}`)}
      UNION ALL ${pageFrom(Prisma.sql`scan`, isDense)}`,
  };
}

// The GiST index has no order in time, so up to TOTAL_CAP tenders around a point are all fetched and sorted.
function listAround(actor: Actor, query: TenderListFilters, { km, withRemote }: Area): Promise<CardPage> {
  const { source, exact, box } = circle(km);
  const others = [scopeOf(actor, query), ...filtersOf(query)];
  const within = (place: Prisma.Sql) => (withRemote ? Prisma.sql`(t.is_remote OR (${place}))` : place);
  if (query.search) {
    const both = within(every([exact, box]));
    return findCards(actor, query, bestFirst(query, [...others, both], source));
  }
  const hits = (conditions: Prisma.Sql[]) =>
    Prisma.sql`(SELECT ${hitColumns(query)} FROM ${source} WHERE ${every([...others, ...conditions])} LIMIT ${capped(query)})`;
  const near = hits([exact, box]);
  const onSite = hits([exact, box, Prisma.sql`NOT t.is_remote`]);
  const around = withRemote ? Prisma.sql`${onSite} UNION ALL ${hits([Prisma.sql`t.is_remote`])}` : near;
  return findCards(
    actor,
    query,
    unlessDense(query, around, scanOf(query, [...others, within(exact)], source)),
  );
}

// Without a town in the profile there is neither a reach nor a distance.
async function listFromHome(actor: Actor, query: TenderListFilters): Promise<CardPage> {
  const page = await listWithin(actor, query);
  const latitude = page.origin?.latitude ?? null;
  if (latitude !== null) return page;
  const sort = query.sort === "distance" ? "created" : query.sort;
  return listWithin(actor, { ...query, isInReach: false, sort });
}

/** A page of tenders in one query; in two when no town says where the own reach is. */
export function listCards(actor: Actor, query: TenderListFilters): Promise<CardPage> {
  const needsHome = query.isInReach || query.sort === "distance";
  return needsHome && !query.near ? listFromHome(actor, query) : listWithin(actor, query);
}

function listWithin(actor: Actor, query: TenderListFilters): Promise<CardPage> {
  const area = areaOf(query);
  if (area) return listAround(actor, query, area);
  const filters = filtersOf(query);
  const conditions = [scopeOf(actor, query), ...filters];
  if (query.search) return findCards(actor, query, bestFirst(query, conditions));
  return findCards(actor, query, { ...inOrder(query, conditions), isPrepared: filters.length === 0 });
}
