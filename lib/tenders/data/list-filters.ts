import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import type { TenderTab } from "../constants";
import type { TenderListQuery } from "../schema/list";

/** What a list of tenders is asked for; a client's own list leaves the filters out. */
export type TenderFilters = Pick<TenderListQuery, "page" | "search" | "sortDirection" | "tab"> &
  Partial<
    Pick<
      TenderListQuery,
      "categorySlug" | "subcategorySlug" | "near" | "withinKm" | "from" | "to" | "remote" | "budgetMinMinor"
    >
  >;

const OPEN = Prisma.sql`t.status = 'NEW'`;

function takenBy(proId: string, status: "ACCEPTED" | "COMPLETED"): Prisma.Sql {
  return Prisma.sql`t.recipient_id = ${proId}::uuid AND t.status = ${status}::tender_status`;
}

function scopeOfPro(proId: string, tab: TenderTab): Prisma.Sql {
  if (tab === "accepted") return takenBy(proId, "ACCEPTED");
  if (tab === "completed") return takenBy(proId, "COMPLETED");
  if (tab !== "applied") return OPEN;
  return Prisma.sql`${OPEN} AND t.id IN (
    SELECT tender_id FROM offers WHERE pro_id = ${proId}::uuid AND status = 'ACTIVE')`;
}

// The same tabs for a client (only their own tenders) and for an admin (everybody's).
const SCOPE_OF_TAB: Record<TenderTab, Prisma.Sql> = {
  all: Prisma.sql`true`,
  "most-relevant": Prisma.sql`false`,
  applied: Prisma.sql`t.status = 'NEW' AND t.offer_count > 0`,
  accepted: Prisma.sql`t.status = 'ACCEPTED'`,
  completed: Prisma.sql`t.status = 'COMPLETED'`,
};

/** Which tenders a person may find in a tab at all (domain.md, "Who may" and "Lists"). */
export function scopeOf(actor: Actor, tab: TenderTab): Prisma.Sql {
  if (actor.role === "PRO") return scopeOfPro(actor.id, tab);
  if (actor.role === "ADMIN") return SCOPE_OF_TAB[tab];
  return Prisma.sql`t.creator_id = ${actor.id}::uuid AND ${SCOPE_OF_TAB[tab]}`;
}

// Slugs become ids without asking the database: reference data has the same ids everywhere.
function subcategoryIds({ categorySlug, subcategorySlug }: TenderFilters): string[] {
  const chosen = CATEGORY_TREE.filter(({ slug }) => !categorySlug || slug === categorySlug);
  const slugs = chosen.flatMap(({ subcategories }) => [...subcategories]);
  return slugs.filter((slug) => !subcategorySlug || slug === subcategorySlug).map(subcategoryIdOf);
}

function dayFilters({ from, to }: TenderFilters): Prisma.Sql[] {
  const filters: Prisma.Sql[] = [];
  // A flexible client suits every day.
  if (from)
    filters.push(
      Prisma.sql`(t.date_type = 'FLEXIBLE' OR COALESCE(t.end_date, t.start_date) >= ${from}::date)`,
    );
  if (to) filters.push(Prisma.sql`(t.date_type = 'FLEXIBLE' OR t.start_date <= ${to}::date)`);
  return filters;
}

/** The filters of the list but for search and distance; all of them must hold. */
export function filtersOf(query: TenderFilters): Prisma.Sql[] {
  const filters = dayFilters(query);
  if (query.categorySlug || query.subcategorySlug)
    filters.push(Prisma.sql`t.subcategory_id = ANY(${subcategoryIds(query)}::uuid[])`);
  if (query.remote !== undefined) filters.push(Prisma.sql`t.is_remote = ${query.remote}`);
  // Whoever leaves the budget open has not said that it is enough.
  if (query.budgetMinMinor)
    filters.push(Prisma.sql`COALESCE(t.budget_max_minor, t.budget_min_minor) >= ${query.budgetMinMinor}`);
  return filters;
}

/** The kilometres to keep to, or null: a remote job is near to everybody. */
export function radiusOf({ withinKm, remote }: TenderFilters): number | null {
  return remote ? null : (withinKm ?? null);
}

/** The point distances are counted from: the chosen place, otherwise where the reader lives (none is allowed). */
export function originOf(actor: Actor, { near }: TenderFilters): Prisma.Sql {
  if (near) return Prisma.sql`SELECT latitude, longitude FROM places WHERE geoname_id = ${near}`;
  return Prisma.sql`SELECT latitude, longitude FROM profiles WHERE user_id = ${actor.id}::uuid`;
}

/** All of these must hold. */
export function every(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, " AND ");
}

/** A degree of latitude is at least that many kilometres long, one of longitude that times the cosine. */
const KM_PER_DEGREE = Prisma.raw("110.0");

/** How far the shown point may lie from the exact one, which is what the index knows. */
const ROUNDING_KM = 1;

// A box around the origin, for the map's index: it holds all tenders whose shown point lies in the circle.
function boxAround(radiusKm: number): Prisma.Sql {
  const km = radiusKm + ROUNDING_KM;
  return Prisma.sql`point(t.longitude, t.latitude) <@ (
    SELECT box(point(longitude - d.lon, latitude - d.lat), point(longitude + d.lon, latitude + d.lat))
    FROM origin, LATERAL (SELECT ${km}::float / ${KM_PER_DEGREE} AS lat,
      ${km}::float / (${KM_PER_DEGREE} * greatest(0.05, cos(radians(latitude)))) AS lon) d)`;
}

/**
 * Kilometres from a row's point to a tender's, as it is shown: rounded like `roundCoordinate`. From the exact point,
 * a few filters with growing radii would tell the house.
 */
export function publicKmTo(origin: string): Prisma.Sql {
  return Prisma.raw(
    `distance_km(round(t.latitude * 100) / 100, round(t.longitude * 100) / 100, ${origin}.latitude, ${origin}.longitude)`,
  );
}

/** The tables of a radius, its exact condition, and the box around it. */
export function circle(km: number): { source: Prisma.Sql; exact: Prisma.Sql; box: Prisma.Sql } {
  const source = Prisma.sql`tenders t CROSS JOIN origin o`;
  const exact = Prisma.sql`t.latitude IS NOT NULL AND o.latitude IS NOT NULL
    AND ${publicKmTo("o")} <= ${km}`;
  return { source, exact, box: boxAround(km) };
}
