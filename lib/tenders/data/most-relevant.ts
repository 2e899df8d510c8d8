import { TAKES_OFFERS } from "@/lib/notifications/matches/data";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import { RELEVANCE, type TenderSort } from "../constants";
import { findCards, pageOf, type CardPage, type CardSelection } from "./find-cards";
import { every, hasWords, publicKmTo } from "./filter-conditions";
import {
  boxAround,
  capOf,
  circle,
  filtersOf,
  radiusOf,
  scopeOf,
  type TenderListFilters,
} from "./list-filters";
import { BUDGET_KEY } from "./list-order";
import { notBlocked, onceOpenToPro, openToPro } from "./visibility";

// The terms of the score (docs/domain.md, "Lists") and what counts as new.
const weightOf = (criterion: keyof typeof RELEVANCE) => Prisma.raw(`${RELEVANCE[criterion]}::float`);
const SUBCATEGORY_SCORE = Prisma.sql`${weightOf("service")} * CASE WHEN is_own THEN 1 ELSE 0.4::float END`;
const DISTANCE_SCORE = Prisma.sql`${weightOf("distance")} * CASE WHEN is_remote THEN 0.8::float ELSE exp(-km / radius) END`;
const AGE_SCORE = Prisma.sql`${weightOf("age")} * exp(-hours / 72)`;
const COMPETITION_SCORE = Prisma.sql`${weightOf("offers")} * greatest(0, 1 - offer_count / 10::float)`;
const IS_NEAR = Prisma.sql`t.latitude IS NOT NULL AND me.latitude IS NOT NULL AND ${publicKmTo("me")} <= 2 * me.radius`;
const IS_IN_REACH = Prisma.sql`(t.is_remote OR ${IS_NEAR})`;
const IS_ON_SITE = Prisma.sql`NOT t.is_remote AND ${IS_NEAR}`;
const FROM_HOME = Prisma.sql`point(t.longitude, t.latitude) <-> (SELECT point(longitude, latitude) FROM me)`;
const ALL = Prisma.sql`tenders t`;
const TWICE_THE_RADIUS = Prisma.sql`(SELECT 2 * radius FROM me)`;
const IS_NEW = Prisma.sql`hours < 24`;

// One row, also for a PRO without a profile.
function homeOf(proId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT p.latitude, p.longitude, p.service_radius_km AS radius
    FROM (SELECT ${proId}::uuid AS id) u LEFT JOIN profiles p ON p.user_id = u.id`;
}

// A PRO's own subcategories and the others of the same categories.
function subcategoriesOf(proId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT s.id, bool_or(s.id = own.id) AS is_own
    FROM user_subcategories us JOIN subcategories own ON own.id = us.subcategory_id
      JOIN subcategories s ON s.category_id = own.category_id
    WHERE us.user_id = ${proId}::uuid GROUP BY s.id`;
}

const COLUMNS = Prisma.sql`t.id, t.created_at, t.subcategory_id, t.is_remote, t.offer_count, t.latitude, t.longitude,
  t.budget_type, t.budget_min_minor, t.budget_max_minor`;
const NEWEST_FIRST = Prisma.sql`ORDER BY t.created_at DESC, t.id DESC`;

// Scoring every open tender would grow with their number. A high score needs a tender that is new in an own
// subcategory, new at all, or near, so the first candidates of each kind are enough.
const PER_SUBCATEGORY = Prisma.raw("100");
const PER_KIND = Prisma.raw("500");
/** Of the newest tenders with a search or filters, before these are looked at. */
const NEWEST = Prisma.raw("5000");
const candidatesFor = (proId: string) => Prisma.sql`
  SELECT own.* FROM related CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM tenders t
    WHERE t.subcategory_id = related.id AND ${openToPro(proId)} ${NEWEST_FIRST} LIMIT ${PER_SUBCATEGORY}) own
  WHERE related.is_own
  UNION ALL (SELECT ${COLUMNS} FROM tenders t WHERE ${openToPro(proId)} ${NEWEST_FIRST} LIMIT ${PER_KIND})
  UNION ALL (SELECT ${COLUMNS} FROM tenders t WHERE ${openToPro(proId)}
    ORDER BY ${FROM_HOME} LIMIT ${PER_KIND})`;

const withoutOwnOffer = ({ id }: Actor) =>
  Prisma.sql`t.id NOT IN (SELECT tender_id FROM offers WHERE pro_id = ${id}::uuid)`;

// PostgreSQL may not turn it into a join: that would begin with all tenders of these subcategories.
const IS_RELATED = Prisma.sql`(t.subcategory_id IN (SELECT id FROM related)) IS TRUE`;
// An index has the remote ones of each subcategory.
const IS_RELATED_AND_REMOTE = Prisma.sql`t.is_remote AND t.subcategory_id = ANY(ARRAY(SELECT id FROM related))`;

/** Candidates among the tenders of a table `t` that also match search and filters. */
function matchesIn(actor: Actor, query: TenderListFilters, table: Prisma.Sql, where: Prisma.Sql[]) {
  const km = radiusOf(query);
  const around = km === null ? null : circle(Prisma.sql`${km}`, table);
  const conditions = [
    ...where,
    ...filtersOf(query),
    ...(around ? [around.exact] : []),
    ...(query.search ? [hasWords(Prisma.sql`${query.search}`)] : []),
    withoutOwnOffer(actor),
  ];
  return Prisma.sql`SELECT ${COLUMNS} FROM ${around?.source ?? table} CROSS JOIN me WHERE ${every(conditions)}`;
}

// With a search or filters the candidates are the matches that are near, up to the cap the nearest, and the newest remote
// ones. Where more are near than the cap, those among the newest tenders are candidates too.
function matching(actor: Actor, query: TenderListFilters): Prisma.Sql {
  const isOpen = scopeOf(actor, { tab: "most-relevant" });
  const cap = Prisma.raw(String(capOf(query)));
  const remote = matchesIn(actor, query, ALL, [isOpen, IS_RELATED_AND_REMOTE]);
  const newestRemote = Prisma.sql`(${remote} ${NEWEST_FIRST} LIMIT ${cap} + 1)`;
  if (query.remote) return newestRemote;
  const near = matchesIn(actor, query, ALL, [
    isOpen,
    IS_RELATED,
    IS_ON_SITE,
    boxAround(TWICE_THE_RADIUS, "me"),
  ]);
  const newest = Prisma.sql`(SELECT * FROM tenders t WHERE ${isOpen} ${NEWEST_FIRST} LIMIT ${NEWEST}) t`;
  const isCut = Prisma.sql`(SELECT count(*) FROM near) > ${cap}`;
  return Prisma.sql`
    WITH near AS MATERIALIZED (${near} ORDER BY ${FROM_HOME} LIMIT ${cap} + 1)
    SELECT * FROM near
    UNION ALL ${matchesIn(actor, query, newest, [IS_RELATED, IS_ON_SITE, isCut])}
    UNION ALL ${newestRemote}`;
}

function isFiltered(query: TenderListFilters): boolean {
  return query.search !== "" || radiusOf(query) !== null || filtersOf(query).length > 0;
}

// The candidate sets overlap; DISTINCT deduplicates them.
function suitable(actor: Actor, query: TenderListFilters): Prisma.Sql {
  return Prisma.sql`
    SELECT DISTINCT t.id, t.created_at, t.is_remote, t.offer_count, related.is_own, me.radius, ${BUDGET_KEY} AS budget,
      CASE WHEN NOT t.is_remote THEN ${publicKmTo("me")} END AS km,
      extract(epoch FROM now() - t.created_at)::float / 3600 AS hours
    FROM (${isFiltered(query) ? matching(actor, query) : candidatesFor(actor.id)}) t
      JOIN related ON related.id = t.subcategory_id CROSS JOIN me
    WHERE ${IS_IN_REACH} AND ${withoutOwnOffer(actor)}`;
}

const scored = Prisma.sql`
  SELECT id, created_at, km, budget, offer_count, ${SUBCATEGORY_SCORE} + ${DISTANCE_SCORE} + ${AGE_SCORE} + ${COMPETITION_SCORE} AS score,
    array_remove(ARRAY[
      CASE WHEN is_own THEN 'OWN_TRADE' ELSE 'RELATED_TRADE' END,
      CASE WHEN is_remote THEN 'REMOTE' WHEN km <= radius THEN 'NEAR' END,
      CASE WHEN ${IS_NEW} THEN 'NEW' END], NULL) AS why
  FROM suitable`;

// The most relevant in another order than that of their score.
const ORDER_OF: Record<TenderSort | "score", string> = {
  score: "score DESC",
  created: "created_at DESC",
  distance: "km ASC NULLS LAST",
  budget: "budget DESC NULLS LAST",
  offers: "offer_count ASC",
};

function orderOfPage(alias: string, { sort }: TenderListFilters): Prisma.Sql {
  return Prisma.raw(`${alias}.${ORDER_OF[sort ?? "score"]}, ${alias}.created_at DESC, ${alias}.id DESC`);
}

/** The tenders that suit a PRO, as common table expressions; the last one is `suitable`. */
export function suitableTables(actor: Actor, query: TenderListFilters): Prisma.Sql {
  return Prisma.sql`
    me AS MATERIALIZED (${homeOf(actor.id)}),
    related AS MATERIALIZED (${subcategoriesOf(actor.id)}),
    suitable AS MATERIALIZED (${suitable(actor, query)})`;
}

/**
 * The best matches for a PRO: in their subcategories or related ones, remote or within twice their service radius,
 * without an offer of theirs. Empty for a PRO without subcategories. One query; PostgreSQL computes the score.
 */
export function listMostRelevant(actor: Actor, query: TenderListFilters): Promise<CardPage> {
  const selection: CardSelection = {
    isPrepared: !isFiltered(query) && query.sort === undefined,
    tables: Prisma.sql`, ${suitableTables(actor, query)}, scored AS (${scored})`,
    page: Prisma.sql`SELECT s.* FROM scored s ORDER BY ${orderOfPage("s", query)} ${pageOf(query)}`,
    counted: Prisma.sql`(SELECT least(count(*), ${capOf(query) + 1})::int FROM suitable)`,
    order: orderOfPage("page", query),
  };
  return findCards(actor, query, selection);
}

/**
 * When the tenders were posted (`created_at`) that have matched a PRO since a moment, whatever became of them: in the same
 * subcategories and as near as the most relevant ones, by the profile of today, or found by a saved search.
 */
export function matchesSince(proId: string, since: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT created_at FROM (
      SELECT t.id, t.created_at FROM tenders t CROSS JOIN (${homeOf(proId)}) me
      WHERE t.subcategory_id IN (SELECT id FROM (${subcategoriesOf(proId)}) related)
        AND t.created_at >= ${since} AND ${onceOpenToPro(proId)} AND ${IS_IN_REACH}
      UNION SELECT t.id, t.created_at FROM saved_searches s JOIN search_matches m ON m.search_id = s.id
        JOIN tenders t ON t.id = m.tender_id
      WHERE s.user_id = ${proId}::uuid AND t.created_at >= ${since}) matches`;
}

/** Of the given tenders those that still take this PRO's offer, the best match first, wherever they are. */
export async function rankTenders(
  client: DbClient,
  proId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    WITH me AS (SELECT p.latitude, p.longitude, COALESCE(p.service_radius_km, 30) AS radius
      FROM (SELECT ${proId}::uuid AS id) u LEFT JOIN profiles p ON p.user_id = u.id),
    related AS (${subcategoriesOf(proId)}),
    chosen AS (
      SELECT t.id, t.created_at, t.is_remote, t.offer_count, related.is_own, me.radius, ${publicKmTo("me")} AS km,
        extract(epoch FROM now() - t.created_at)::float / 3600 AS hours
      FROM tenders t CROSS JOIN me LEFT JOIN related ON related.id = t.subcategory_id
      WHERE t.id = ANY(${[...ids]}::uuid[]) AND ${TAKES_OFFERS} AND ${notBlocked(proId)}
        AND NOT EXISTS (SELECT FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${proId}::uuid))
    SELECT id FROM chosen ORDER BY CASE WHEN is_own IS NULL THEN 0 ELSE ${SUBCATEGORY_SCORE} END
      + COALESCE(${DISTANCE_SCORE}, 0) + ${AGE_SCORE} + ${COMPETITION_SCORE} DESC, created_at DESC, id DESC`;
  return rows.map(({ id }) => id);
}
