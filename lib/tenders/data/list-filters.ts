import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import type { TenderTab } from "../constants";
import type { TenderListQuery } from "../schema/list";

/** Page, search, tab and filters of a list of tenders; a client's own list has no filters. */
export type TenderListFilters = Pick<TenderListQuery, "page" | "search" | "sortDirection"> & {
  tab: TenderTab;
} & Partial<
    Pick<
      TenderListQuery,
      | "categorySlug"
      | "subcategorySlug"
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
    /** Keeps the list to the PRO's own town and radius, remote tenders included. */
    isInReach?: boolean;
  };

/** A tab, and of a PRO's own offers whether those that ended are asked for. */
type TenderScope = Pick<TenderListFilters, "tab" | "ended">;

const OPEN = Prisma.sql`t.status = 'NEW'`;

function acceptedFor(proId: string, status: "ACCEPTED" | "COMPLETED"): Prisma.Sql {
  return Prisma.sql`t.recipient_id = ${proId}::uuid AND t.status = ${status}::tender_status`;
}

// The BEE reads on what became of it: what it was about, never anything of another offer.
function endedOffersOf(proId: string): Prisma.Sql {
  return Prisma.sql`t.id IN (SELECT tender_id FROM offers
    WHERE pro_id = ${proId}::uuid AND status IN ('DECLINED', 'WITHDRAWN'))`;
}

function scopeOfPro(proId: string, { tab, ended }: TenderScope): Prisma.Sql {
  if (tab === "accepted") return acceptedFor(proId, "ACCEPTED");
  if (tab === "completed") return acceptedFor(proId, "COMPLETED");
  if (tab !== "applied") return OPEN;
  if (ended) return endedOffersOf(proId);
  return Prisma.sql`${OPEN} AND t.id IN (
    SELECT tender_id FROM offers WHERE pro_id = ${proId}::uuid AND status = 'ACTIVE')`;
}

// The tabs of a client (own tenders only) and of an admin (all tenders).
const SCOPE_OF_TAB: Record<TenderTab, Prisma.Sql> = {
  all: Prisma.sql`true`,
  open: OPEN,
  "most-relevant": Prisma.sql`false`,
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
function subcategoryIds({ categorySlug, subcategorySlug }: TenderListFilters): string[] {
  const chosen = CATEGORY_TREE.filter(({ slug }) => !categorySlug || slug === categorySlug);
  const slugs = chosen.flatMap(({ subcategories }) => [...subcategories]);
  return slugs.filter((slug) => !subcategorySlug || slug === subcategorySlug).map(subcategoryIdOf);
}

function dayFilters({ from, to }: TenderListFilters): Prisma.Sql[] {
  const filters: Prisma.Sql[] = [];
  // A tender with a flexible date matches every day.
  if (from)
    filters.push(
      Prisma.sql`(t.date_type = 'FLEXIBLE' OR COALESCE(t.end_date, t.start_date) >= ${from}::date)`,
    );
  if (to) filters.push(Prisma.sql`(t.date_type = 'FLEXIBLE' OR t.start_date <= ${to}::date)`);
  return filters;
}

/** The filters of the list except search and distance, to be joined with AND. */
export function filtersOf(query: TenderListFilters): Prisma.Sql[] {
  const filters = dayFilters(query);
  if (query.categorySlug || query.subcategorySlug)
    filters.push(Prisma.sql`t.subcategory_id = ANY(${subcategoryIds(query)}::uuid[])`);
  if (query.remote !== undefined) filters.push(Prisma.sql`t.is_remote = ${query.remote}`);
  // An open budget is NULL and does not match: it promises no amount.
  if (query.budgetMinMinor)
    filters.push(Prisma.sql`COALESCE(t.budget_max_minor, t.budget_min_minor) >= ${query.budgetMinMinor}`);
  return filters;
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

/** Joins conditions with AND. */
export function every(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, " AND ");
}

/** Lower bound of a degree of latitude in kilometres; a degree of longitude is this times cos(latitude). */
const KM_PER_DEGREE = Prisma.raw("110.0");

/** How far, in kilometres, the rounded public point may lie from the exact one that the index holds. */
const ROUNDING_KM = 1;

// The bounding box of the circle, for the GiST index on exact points: a superset of the tenders whose public point
// lies in the circle.
function boxAround(radiusKm: Prisma.Sql): Prisma.Sql {
  const km = Prisma.sql`(${radiusKm}::float + ${ROUNDING_KM}::float)`;
  return Prisma.sql`point(t.longitude, t.latitude) <@ (
    SELECT box(point(longitude - d.lon, latitude - d.lat), point(longitude + d.lon, latitude + d.lat))
    FROM origin, LATERAL (SELECT ${km} / ${KM_PER_DEGREE} AS lat,
      ${km}::float / (${KM_PER_DEGREE} * greatest(0.05, cos(radians(latitude)))) AS lon) d)`;
}

/**
 * Kilometres from a row's point to a tender's public point, rounded like `roundCoordinate`. With the exact point a few
 * queries of different radii would trilaterate the client's house.
 */
export function publicKmTo(origin: string): Prisma.Sql {
  return Prisma.raw(
    `distance_km(round(t.latitude * 100) / 100, round(t.longitude * 100) / 100, ${origin}.latitude, ${origin}.longitude)`,
  );
}

/** The radius of the PRO's own profile, in kilometres. */
export const OWN_RADIUS = Prisma.sql`(SELECT radius FROM origin)`;

/** A radius filter: its FROM clause, its exact condition, and the bounding box that the index can use. */
export function circle(km: Prisma.Sql): { source: Prisma.Sql; exact: Prisma.Sql; box: Prisma.Sql } {
  const source = Prisma.sql`tenders t CROSS JOIN origin o`;
  const exact = Prisma.sql`t.latitude IS NOT NULL AND o.latitude IS NOT NULL
    AND ${publicKmTo("o")} <= ${km}`;
  return { source, exact, box: boxAround(km) };
}
