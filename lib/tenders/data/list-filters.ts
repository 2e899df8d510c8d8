import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { SEARCH_CAP, type TenderTab } from "../constants";
import type { TenderListQuery } from "../schema/list";
import { conditionsOf, isWithin } from "./filter-conditions";
import { appliedTo, notBlocked, openToPro, unansweredInvitations } from "./visibility";

/** Page, search, tab and filters of a list of tenders; a client's own list has no filters. */
export type TenderListFilters = Pick<TenderListQuery, "page" | "search" | "sortDirection"> & {
  tab: TenderTab;
} & Partial<
    Pick<
      TenderListQuery,
      | "categorySlug"
      | "subcategorySlug"
      | "subcategorySlugs"
      | "urgent"
      | "near"
      | "withinKm"
      | "from"
      | "to"
      | "remote"
      | "budgetMinMinor"
      | "sort"
      | "ended"
    >
  > & {
    /** Has what goes on before what ended. */
    isRunningFirst?: boolean;
    /** Has what was done last first; of one person's tenders, which an index finds. */
    isLastDoneFirst?: boolean;
    /** Keeps the list to the PRO's own town and radius, remote tenders included. */
    isInReach?: boolean;
  };

/** A tab, and of a PRO's own offers whether those that ended are asked for. */
type TenderScope = Pick<TenderListFilters, "tab" | "ended">;

function acceptedFor(proId: string, status: "ACCEPTED" | "COMPLETED"): Prisma.Sql {
  return Prisma.sql`t.recipient_id = ${proId}::uuid AND t.status = ${status}::tender_status`;
}

// The BEE reads on what became of it: what it was about, never anything of another offer.
function endedOffersOf(proId: string): Prisma.Sql {
  return Prisma.sql`t.id IN (SELECT tender_id FROM offers
    WHERE pro_id = ${proId}::uuid AND status IN ('DECLINED', 'WITHDRAWN')) AND ${notBlocked(proId)}`;
}

function scopeOfPro(proId: string, { tab, ended }: TenderScope): Prisma.Sql {
  if (tab === "accepted") return acceptedFor(proId, "ACCEPTED");
  if (tab === "completed") return acceptedFor(proId, "COMPLETED");
  if (tab === "invited") return Prisma.sql`${openToPro(proId)} AND t.id IN (${unansweredInvitations(proId)})`;
  if (tab !== "applied") return openToPro(proId);
  if (ended) return endedOffersOf(proId);
  return appliedTo(proId);
}

// The tabs of a client (own tenders only) and of an admin (all tenders).
const SCOPE_OF_TAB: Record<TenderTab, Prisma.Sql> = {
  all: Prisma.sql`true`,
  open: Prisma.sql`t.status = 'NEW'`,
  "most-relevant": Prisma.sql`false`,
  invited: Prisma.sql`false`,
  applied: Prisma.sql`t.status = 'NEW' AND t.offer_count > 0`,
  accepted: Prisma.sql`t.status = 'ACCEPTED'`,
  completed: Prisma.sql`t.status = 'COMPLETED'`,
  canceled: Prisma.sql`t.status = 'CANCELED'`,
};

/** The tenders the caller may find in a tab at all (docs/domain.md, "Who may" and "Lists"). */
export function scopeOf(actor: Actor, scope: TenderScope): Prisma.Sql {
  const { tab } = scope;
  if (actor.role === "PRO") return scopeOfPro(actor.id, scope);
  if (actor.role === "ADMIN") return SCOPE_OF_TAB[tab];
  return Prisma.sql`t.creator_id = ${actor.id}::uuid AND ${SCOPE_OF_TAB[tab]}`;
}

// Slugs become ids without a query: ids of reference data are derived from the slug (UUIDv5).
function subcategoryIds({ categorySlug, subcategorySlug, subcategorySlugs }: TenderListFilters): string[] {
  const chosen = CATEGORY_TREE.filter(({ slug }) => !categorySlug || slug === categorySlug);
  const slugs = chosen.flatMap(({ subcategories }) => [...subcategories]);
  return slugs
    .filter((slug) => !subcategorySlug || slug === subcategorySlug)
    .filter((slug) => !subcategorySlugs || subcategorySlugs.includes(slug))
    .map(subcategoryIdOf);
}

/** The filters of the list except distance, to be joined with AND. */
export function filtersOf(query: TenderListFilters): Prisma.Sql[] {
  const { categorySlug, subcategorySlug, subcategorySlugs } = query;
  const hasCategory = Boolean(categorySlug ?? subcategorySlug ?? subcategorySlugs);
  return conditionsOf({
    from: query.from ? Prisma.sql`${query.from}::date` : null,
    to: query.to ? Prisma.sql`${query.to}::date` : null,
    subcategoryIds: hasCategory ? Prisma.sql`${subcategoryIds(query)}::uuid[]` : null,
    remote: query.remote === undefined ? null : Prisma.sql`${query.remote}`,
    budgetMinMinor: query.budgetMinMinor ? Prisma.sql`${query.budgetMinMinor}` : null,
    isUrgentOnly: query.urgent ? Prisma.sql`true` : null,
  });
}

/** How many tenders a list finds at most; its count says when there are more. */
export function capOf({ search }: TenderListFilters): number {
  return search ? SEARCH_CAP : TOTAL_CAP;
}

/** The radius in kilometres, or null for none: distance does not matter for remote tenders. */
export function radiusOf({ withinKm, remote }: TenderListFilters): number | null {
  return remote ? null : (withinKm ?? null);
}

/** The origin of distances: the chosen place, otherwise the viewer's home; no row when they have none. */
export function originOf(actor: Actor, { near }: TenderListFilters): Prisma.Sql {
  if (near) return Prisma.sql`SELECT latitude, longitude, 0 AS radius FROM places WHERE geoname_id = ${near}`;
  return Prisma.sql`SELECT latitude, longitude, service_radius_km AS radius FROM profiles WHERE user_id = ${actor.id}::uuid`;
}

/** Lower bound of a degree of latitude in kilometres; a degree of longitude is this times cos(latitude). */
const KM_PER_DEGREE = Prisma.raw("110.0");

/** How far, in kilometres, the rounded public point may lie from the exact one that the index holds. */
const ROUNDING_KM = 1;

/**
 * The bounding box of a circle around the point of the table `center`, for the GiST index on exact points: a superset of
 * the tenders whose public point lies in the circle. None without a point.
 */
export function boxAround(radiusKm: Prisma.Sql, center: "origin" | "me" = "origin"): Prisma.Sql {
  const km = Prisma.sql`(${radiusKm}::float + ${ROUNDING_KM}::float)`;
  return Prisma.sql`point(t.longitude, t.latitude) <@ (
    SELECT box(point(longitude - d.lon, latitude - d.lat), point(longitude + d.lon, latitude + d.lat))
    FROM ${Prisma.raw(center)}, LATERAL (SELECT ${km} / ${KM_PER_DEGREE} AS lat,
      ${km}::float / (${KM_PER_DEGREE} * greatest(0.05, cos(radians(latitude)))) AS lon) d)`;
}

/** The radius of the PRO's own profile, in kilometres. */
export const OWN_RADIUS = Prisma.sql`(SELECT radius FROM origin)`;

/** A radius filter on a table `t`: its FROM clause, its exact condition, and the bounding box that the index can use. */
export function circle(
  km: Prisma.Sql,
  table = Prisma.sql`tenders t`,
): { source: Prisma.Sql; exact: Prisma.Sql; box: Prisma.Sql } {
  const source = Prisma.sql`${table} CROSS JOIN origin o`;
  return { source, exact: isWithin("o", km), box: boxAround(km) };
}
