import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import type { MatchEmail } from "../constants";
import type { Channels, NewSavedSearch, SavedFilters } from "../schema";

/** A saved search as it is stored, with what its view needs beside it. */
export type SavedSearchRow = {
  id: string;
  name: string | null;
  isStart: boolean;
  categorySlug: string | null;
  subcategorySlugs: string[] | null;
  near: number | null;
  nearName: string | null;
  withinKm: number | null;
  isOwnReach: boolean;
  remote: boolean | null;
  budgetMinMinor: number | null;
  from: string | null;
  to: string | null;
  words: string | null;
  isUrgentOnly: boolean;
  inApp: boolean;
  push: boolean;
  email: MatchEmail;
  paused: boolean;
  city: string | null;
  homeRadiusKm: number | null;
  foundLast30Days: number;
  lastMatchedAt: Date | null;
  createdAt: Date;
};

/** Whether the search `s` is one its PRO knows of: the start search waits for services and a town. */
export const IS_READY = Prisma.sql`NOT (s.is_start AND cardinality(s.subcategory_slugs) = 0)`;

const COLUMNS = Prisma.sql`
  s.id, s.name, s.is_start AS "isStart", s.category_slug AS "categorySlug", s.subcategory_slugs AS "subcategorySlugs",
  s.near, place.name AS "nearName", s.within_km AS "withinKm", s.is_own_reach AS "isOwnReach", s.remote,
  s.budget_min_minor AS "budgetMinMinor", s.from_day::text AS "from", s.to_day::text AS "to", s.words,
  s.is_urgent_only AS "isUrgentOnly", s.in_app AS "inApp", s.push, s.email::text AS email, s.paused,
  home.city, s.home_radius_km AS "homeRadiusKm", s.created_at AS "createdAt",
  (SELECT count(*)::int FROM search_matches m WHERE m.search_id = s.id
    AND m.matched_at > now() - interval '30 days') AS "foundLast30Days",
  (SELECT max(m.matched_at) FROM search_matches m WHERE m.search_id = s.id) AS "lastMatchedAt"`;

const JOINS = Prisma.sql`
  LEFT JOIN places place ON place.geoname_id = s.near
  LEFT JOIN profiles home ON home.user_id = s.user_id`;

/** A PRO's saved searches: the start search first, then the newest. */
export function listSearches(userId: string): Promise<SavedSearchRow[]> {
  return db.$queryRaw<SavedSearchRow[]>`
    SELECT ${COLUMNS} FROM saved_searches s ${JOINS} WHERE s.user_id = ${userId}::uuid AND ${IS_READY}
    ORDER BY s.is_start DESC, s.created_at DESC, s.id DESC`;
}

/** A saved search of this PRO. Throws `saved_search_not_found`, also for another PRO's. */
export async function findSearchOf(client: DbClient, userId: string, id: string): Promise<SavedSearchRow> {
  const [row] = await client.$queryRaw<SavedSearchRow[]>`
    SELECT ${COLUMNS} FROM saved_searches s ${JOINS}
    WHERE s.id = ${id}::uuid AND s.user_id = ${userId}::uuid AND ${IS_READY}`;
  if (!row) throw new AppError("saved_search_not_found");
  return row;
}

/** Whether a place is in the gazetteer. */
export async function isPlaceKnown(client: DbClient, geonameId: number): Promise<boolean> {
  return (await client.place.count({ where: { geonameId } })) > 0;
}

/** How many searches of their own a PRO has saved. */
export function countSearches(tx: Tx, userId: string): Promise<number> {
  return tx.savedSearch.count({ where: { userId, isStart: false } });
}

function filterColumns(filters: SavedFilters): Record<string, Prisma.Sql> {
  const { subcategorySlugs, from, to } = filters;
  return {
    category_slug: Prisma.sql`${filters.categorySlug ?? null}`,
    subcategory_slugs: subcategorySlugs ? Prisma.sql`${subcategorySlugs}::text[]` : Prisma.sql`NULL`,
    near: Prisma.sql`${filters.near ?? null}::int`,
    within_km: Prisma.sql`${filters.withinKm ?? null}::int`,
    is_own_reach: Prisma.sql`${filters.reach === "own"}`,
    remote: Prisma.sql`${filters.remote ?? null}::boolean`,
    budget_min_minor: Prisma.sql`${filters.budgetMinMinor ?? null}::int`,
    from_day: Prisma.sql`${from ?? null}::date`,
    to_day: Prisma.sql`${to ?? null}::date`,
    words: Prisma.sql`${filters.search ?? null}`,
    is_urgent_only: Prisma.sql`${filters.urgent === true}`,
  };
}

function channelColumns({ inApp, push, email }: Partial<Channels>): Record<string, Prisma.Sql> {
  return {
    ...(inApp !== undefined && { in_app: Prisma.sql`${inApp}` }),
    ...(push !== undefined && { push: Prisma.sql`${push}` }),
    ...(email !== undefined && { email: Prisma.sql`${email}::match_email` }),
  };
}

type Changed = Partial<Omit<NewSavedSearch, "channels">> & { channels?: Partial<Channels> | undefined };

function columnsOf({ name, filters, channels, paused }: Changed): Record<string, Prisma.Sql> {
  return {
    ...(name !== undefined && { name: Prisma.sql`${name}` }),
    ...(filters && filterColumns(filters)),
    ...(channels && channelColumns(channels)),
    ...(paused !== undefined && { paused: Prisma.sql`${paused}` }),
  };
}

/** Inserts a saved search in the PRO's lowest free slot and returns its id. The row of the PRO is locked. */
export async function addSearch(tx: Tx, userId: string, search: NewSavedSearch): Promise<string> {
  const id = newId();
  const columns = columnsOf(search);
  await tx.$executeRaw`
    INSERT INTO saved_searches (id, user_id, slot, ${Prisma.raw(Object.keys(columns).join(", "))})
    SELECT ${id}::uuid, ${userId}::uuid, (SELECT min(free) FROM generate_series(1, 10) free WHERE NOT EXISTS (
      SELECT FROM saved_searches s WHERE s.user_id = ${userId}::uuid AND s.slot = free)),
      ${Prisma.join(Object.values(columns))}`;
  return id;
}

/** Updates the given parts of a saved search. */
export async function updateSearch(tx: Tx, id: string, change: Changed): Promise<void> {
  const columns = Object.entries(columnsOf(change)).map(
    ([name, value]) => Prisma.sql`${Prisma.raw(name)} = ${value}`,
  );
  if (columns.length > 0)
    await tx.$executeRaw`UPDATE saved_searches SET ${Prisma.join(columns)} WHERE id = ${id}::uuid`;
}

/** Deletes a saved search and what it has matched. */
export async function dropSearch(tx: Tx, id: string): Promise<void> {
  await tx.savedSearch.delete({ where: { id }, select: { id: true } });
}

/** Stops the mails about a PRO's search. False: it is gone, or another PRO's. */
export async function stopMails(client: DbClient, userId: string, id: string): Promise<boolean> {
  return (await client.savedSearch.updateMany({ where: { id, userId }, data: { email: "OFF" } })).count === 1;
}
