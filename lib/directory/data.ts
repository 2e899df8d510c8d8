import { blockedWith } from "@/lib/blocks/data";
import type { FileRow } from "@/lib/files/data";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import { distanceKm, type Position } from "@/lib/shared/coordinates";
import { awayUntilSql, isAwaySql } from "@/lib/users/away/data";
import { metricsColumn } from "@/lib/users/metrics/data";
import type { BeeMetrics } from "@/lib/users/metrics/schema";
import { cardPhotosColumn } from "@/lib/users/photo/data";
import { Prisma } from "@/prisma/generated/client";
import { BEES_CAP, BEES_TAKE, KM_PER_STAR, SUGGESTED_TOWNS } from "./constants";

/** Entries for all services together stand under this id. */
const ALL_SERVICES = "00000000-0000-0000-0000-000000000000";

/** A search of the directory: the id of a category or a subcategory, and where. */
export type DirectorySearch = {
  serviceId: string | null;
  near: (Position & { km: number }) | null;
  lang: string | null;
  isVerified: boolean;
  page: number;
  /** Who searches, for the people whom they block or who block them; null: a visitor. */
  userId: string | null;
};

export type DirectoryRow = {
  person: PersonRow;
  headline: string | null;
  city: string | null;
  country: string | null;
  km: number | null;
  languages: string[];
  hourlyRateMinor: number | null;
  completedCount: number;
  metrics: BeeMetrics;
  awayUntil: string | null;
  photos: FileRow[];
  subcategorySlugs: string[];
};

/** Lower bound of a degree of latitude in kilometres; a degree of longitude is this times cos(latitude). */
const KM_PER_DEGREE = 110;
/** Squares in a degree (`directory_cell`). */
const PER_DEGREE = 10;
/** How far a computed distance to a square may be off. */
const SLACK_KM = 1;

type Circle = Position & { km: number };
/** A square and the kilometres to it, at least. */
type Square = { cell: number; km: number };

const between = (low: number, value: number) => Math.min(low + 1 / PER_DEGREE, Math.max(low, value));

/** The squares of a tenth of a degree (`directory_cell`) that a circle touches. */
export function squaresAround({ latitude, longitude, km }: Circle): Square[] {
  const up = km / KM_PER_DEGREE;
  const aside = km / (KM_PER_DEGREE * Math.max(0.05, Math.cos((latitude * Math.PI) / 180)));
  const index = (degrees: number) => Math.floor(degrees * PER_DEGREE);
  const squares: Square[] = [];
  for (let row = index(latitude - up + 90); row <= index(latitude + up + 90); row++)
    for (let column = index(longitude - aside + 180); column <= index(longitude + aside + 180); column++) {
      const corner = { latitude: row / PER_DEGREE - 90, longitude: column / PER_DEGREE - 180 };
      const nearest = {
        latitude: between(corner.latitude, latitude),
        longitude: between(corner.longitude, longitude),
      };
      const away = Math.max(0, distanceKm({ latitude, longitude }, nearest) - SLACK_KM);
      if (away <= km) squares.push({ cell: row * 10_000 + column, km: away });
    }
  return squares;
}

const CAPPED = Prisma.raw(String(BEES_CAP + 1));

function filtersOf({ serviceId, lang, isVerified, userId }: DirectorySearch): Prisma.Sql {
  const filters = [Prisma.sql`e.service_id = ${serviceId ?? ALL_SERVICES}::uuid`];
  if (lang) filters.push(Prisma.sql`${lang} = ANY(e.languages)`);
  if (userId) filters.push(Prisma.sql`e.user_id NOT IN ${blockedWith(userId)}`);
  if (isVerified) filters.push(Prisma.sql`e.is_verified`);
  return Prisma.join(filters, " AND ");
}

const PER_STAR = Prisma.raw(String(KM_PER_STAR));
/** How many of each square are looked at to learn which score is too low for all others; together twice the cap. */
const sampleOf = (squares: number) => Math.max(3, Math.ceil((2 * BEES_CAP) / squares));

/**
 * The best entries around a place. A few of the best of each square say which score the last one has at least; then of each
 * square only those are read whose rank can reach it. So a dense market costs hardly more than an empty one.
 */
function foundAround(search: DirectorySearch, circle: Circle): Prisma.Sql {
  const { latitude, longitude, km } = circle;
  const squares = squaresAround(circle);
  const distance = Prisma.sql`distance_km(e.latitude, e.longitude, ${latitude}::float, ${longitude}::float)`;
  const inSquare = Prisma.sql`${filtersOf(search)} AND e.cell = square.cell AND ${distance} <= ${km}`;
  return Prisma.sql`
    WITH square AS (SELECT * FROM unnest(${squares.map(({ cell }) => cell)}::int[],
        ${squares.map((each) => each.km)}::float[]) AS s (cell, km)),
      least AS MATERIALIZED (SELECT best.score FROM square CROSS JOIN LATERAL (
        SELECT e.rank - ${distance} / ${PER_STAR} AS score FROM directory_entries e WHERE ${inSquare}
        ORDER BY e.rank DESC, e.user_id LIMIT ${sampleOf(squares.length)}) best
        ORDER BY best.score DESC OFFSET ${BEES_CAP} LIMIT 1)
    SELECT best.*, best.rank - best.km / ${PER_STAR} AS score FROM square CROSS JOIN LATERAL (
      SELECT e.user_id, e.languages, e.rank, ${distance} AS km FROM directory_entries e
      WHERE ${inSquare} AND e.rank >= coalesce((SELECT score FROM least), '-infinity') + square.km / ${PER_STAR}
      ORDER BY e.rank DESC, e.user_id LIMIT ${CAPPED}) best
    ORDER BY score DESC, best.user_id LIMIT ${CAPPED}`;
}

/** The best entries, at most BEES_CAP + 1: the index has them in order, so this costs the same in any market. */
function found(search: DirectorySearch): Prisma.Sql {
  if (search.near) return foundAround(search, search.near);
  return Prisma.sql`SELECT e.user_id, e.languages, NULL::float AS km, e.rank AS score FROM directory_entries e
    WHERE ${filtersOf(search)} ORDER BY e.rank DESC, e.user_id LIMIT ${CAPPED}`;
}

/** The names of the towns that most BEEs reach (`service_places`, which a job keeps). */
export async function suggestedTowns(): Promise<string[]> {
  const rows = await onReplica(null, (client) =>
    client.servicePlace.groupBy({
      by: ["name"],
      _max: { bees: true },
      orderBy: [{ _max: { bees: "desc" } }, { name: "asc" }],
      take: SUGGESTED_TOWNS,
    }),
  );
  return rows.map(({ name }) => name);
}

type DirectoryPage = { items: DirectoryRow[]; counted: number };

// A BEE who is away takes no work now and comes after all others that were found.
const shown = Prisma.sql`SELECT f.*, ${isAwaySql("u")} AS is_away FROM found f JOIN users u ON u.id = f.user_id`;

/** The slugs of a BEE's services, those that were asked for first. */
function servicesColumn({ serviceId }: DirectorySearch): Prisma.Sql {
  return Prisma.sql`ARRAY(SELECT s.slug FROM user_subcategories us JOIN subcategories s ON s.id = us.subcategory_id
    WHERE us.user_id = u.id
    ORDER BY ${serviceId}::uuid IN (s.id, s.category_id) DESC, s.position, s.slug)`;
}

/** One page of the directory and how many BEEs were found (up to BEES_CAP + 1), in one query. */
export async function listBees(search: DirectorySearch): Promise<DirectoryPage> {
  const [page] = await onReplica(
    search.userId,
    (client) => client.$queryRaw<DirectoryPage[]>`
    WITH found AS MATERIALIZED (${found(search)})
    SELECT (SELECT count(*)::int FROM found) AS counted, coalesce((SELECT json_agg(card) FROM (
      SELECT ${personColumn("u")} AS person, p.headline, p.city, p.country, page.km, page.languages,
        p.hourly_rate_minor AS "hourlyRateMinor", u.completed_count AS "completedCount", ${metricsColumn("u")} AS metrics,
        ${awayUntilSql("u")} AS "awayUntil", ${cardPhotosColumn("u")} AS photos,
        ${servicesColumn(search)} AS "subcategorySlugs"
      FROM (SELECT * FROM (${shown}) s ORDER BY is_away, score DESC, user_id LIMIT ${BEES_TAKE} OFFSET ${(search.page - 1) * BEES_TAKE}) page
        JOIN users u ON u.id = page.user_id JOIN profiles p ON p.user_id = u.id
      ORDER BY page.is_away, page.score DESC, page.user_id) card), '[]'::json) AS items`,
  );
  return page ?? { items: [], counted: 0 };
}
