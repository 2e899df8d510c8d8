import { hasBlockBetween } from "@/lib/blocks/data";
import { hasDevices } from "@/lib/notifications/push/data";
import type { Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import { SEARCH_MATCHES } from "@/lib/tenders/data/filter-conditions";
import { OPEN_TO_ALL, OPEN_TO_ALL_WHERE } from "@/lib/tenders/data/visibility";
import type { MatchEmail } from "../constants";
import { mayReceiveMatch } from "./recipients";

/** A tender that is looked for in the saved searches. */
export type MatchedTender = {
  id: string;
  title: string;
  subcategoryId: string;
  isRemote: boolean;
  latitude: number | null;
  longitude: number | null;
};

/** An open tender, or null. */
export async function maybeOpenTender(tx: Tx, tenderId: string): Promise<MatchedTender | null> {
  return tx.tender.findUnique({
    where: { id: tenderId, ...OPEN_TO_ALL_WHERE },
    select: { id: true, title: true, subcategoryId: true, isRemote: true, latitude: true, longitude: true },
  });
}

const ANY_SUBCATEGORY = "00000000-0000-0000-0000-000000000000";

// More searches than those that match, never fewer: each is found by its services and places together (the migration
// `search_keys` names the places). Where the point of a tender that is not remote lies outside of the box, so does it
// outside of the area; the test is cheaper than that of the distance.
function candidates({ subcategoryId, isRemote, latitude, longitude }: MatchedTender): Prisma.Sql {
  const places = [Prisma.sql`'any'`, isRemote ? Prisma.sql`'remote'` : Prisma.sql`'on-site'`];
  if (latitude !== null) places.push(Prisma.sql`search_cell(${latitude}::float, ${longitude}::float)`);
  const keys = [subcategoryId, ANY_SUBCATEGORY].flatMap((id) =>
    places.map((place) => Prisma.sql`search_key(${id}::uuid, ${place})`),
  );
  const isFound = Prisma.sql`search_keys(s.subcategory_ids, s.remote, s.within_km, s.area) && ARRAY[${Prisma.join(keys)}]`;
  if (isRemote || latitude === null) return isFound;
  return Prisma.sql`${isFound} AND box_contain(s.area, box(point(${longitude}::float, ${latitude}::float)))`;
}

/** The saved searches `s` that match one tender. After an edit: those that did not match it before. */
export function matchingSearches(tender: MatchedTender, before: string | null): Prisma.Sql {
  const isNew = before
    ? Prisma.sql`NOT EXISTS (SELECT FROM jsonb_populate_record(NULL::tenders, ${before}::jsonb) t
        WHERE ${OPEN_TO_ALL} AND ${SEARCH_MATCHES})`
    : Prisma.sql`true`;
  return Prisma.sql`
    WITH t AS MATERIALIZED (SELECT * FROM tenders WHERE id = ${tender.id}::uuid)
    SELECT s.id, s.user_id, s.name, s.is_start, s.home_radius_km, s.is_urgent_only, s.in_app, s.push, s.email, s.created_at
    FROM t CROSS JOIN saved_searches s
    WHERE NOT s.paused AND ${candidates(tender)} AND ${OPEN_TO_ALL} AND ${SEARCH_MATCHES} AND ${isNew}
      AND NOT ${hasBlockBetween(Prisma.sql`s.user_id`, Prisma.sql`t.creator_id`)}`;
}

/** A saved search that a tender has matched for the first time, and how its PRO wants to be notified. */
export type NewMatch = {
  searchId: string;
  userId: string;
  name: string | null;
  city: string | null;
  homeRadiusKm: number | null;
  isUrgentOnly: boolean;
  inApp: boolean;
  push: boolean;
  email: MatchEmail;
  lang: string;
  timeZone: string | null;
  canBePushed: boolean;
  canBeMailed: boolean;
};

/**
 * Finds and keeps the saved searches that match a tender now, in one statement. Answers those that are new and whose
 * PROs are to be told, the own ones before the start search, the oldest first.
 */
export function addMatches(tx: Tx, tender: MatchedTender, before: string | null): Promise<NewMatch[]> {
  return tx.$queryRaw<NewMatch[]>`
    WITH found AS MATERIALIZED (${matchingSearches(tender, before)}),
    added AS (
      INSERT INTO search_matches (search_id, tender_id) SELECT id, ${tender.id}::uuid FROM found
      ON CONFLICT DO NOTHING RETURNING search_id)
    SELECT s.id AS "searchId", s.user_id AS "userId", s.name, home.city, s.home_radius_km AS "homeRadiusKm",
      s.is_urgent_only AS "isUrgentOnly", s.in_app AS "inApp", s.push, s.email::text AS email, u.lang,
      u.time_zone AS "timeZone", (u.pushes_new_match AND ${hasDevices("u.id")}) AS "canBePushed",
      (u.emails_new_match AND u.email_confirmed_at IS NOT NULL) AS "canBeMailed"
    FROM added JOIN found s ON s.id = added.search_id JOIN users u ON u.id = s.user_id
      LEFT JOIN profiles home ON home.user_id = u.id
    WHERE ${mayReceiveMatch("u", tender.id)}
    ORDER BY s.user_id, s.is_start, s.created_at, s.id`;
}

/** The columns of a tender that filters read, as JSON: what an edit is compared with. */
export async function filteredColumns(tx: Tx, tenderId: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ columns: string }[]>`
    SELECT jsonb_build_object('status', status, 'is_private', is_private, 'subcategory_id', subcategory_id,
      'is_remote', is_remote, 'urgent', urgent, 'latitude', latitude, 'longitude', longitude,
      'date_type', date_type, 'start_date', start_date, 'end_date', end_date,
      'budget_min_minor', budget_min_minor, 'budget_max_minor', budget_max_minor,
      'search', search::text)::text AS columns
    FROM tenders WHERE id = ${tenderId}::uuid`;
  return row?.columns ?? null;
}
