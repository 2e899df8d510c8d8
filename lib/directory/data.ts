import { fileColumn, type FileRow } from "@/lib/files/data";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
import type { Position } from "@/lib/shared/coordinates";
import { metricsColumn } from "@/lib/users/metrics/data";
import type { BeeMetrics } from "@/lib/users/metrics/schema";
import { Prisma } from "@/prisma/generated/client";
import { BEES_CAP, BEES_TAKE, CARD_PHOTOS, KM_PER_STAR } from "./constants";

/** Entries for all services together stand under this id. */
const ALL_SERVICES = "00000000-0000-0000-0000-000000000000";

/** A search of the directory: the id of a category or a subcategory, and where. */
export type DirectorySearch = {
  serviceId: string | null;
  near: (Position & { km: number }) | null;
  lang: string | null;
  isVerified: boolean;
  page: number;
};

export type DirectoryRow = {
  person: PersonRow;
  headline: string | null;
  city: string | null;
  country: string | null;
  km: number | null;
  languages: string[];
  completedCount: number;
  metrics: BeeMetrics;
  photos: FileRow[];
};

/** Lower bound of a degree of latitude in kilometres; a degree of longitude is this times cos(latitude). */
const KM_PER_DEGREE = 110;

/** The squares of half a degree (`directory_cell`) that a circle touches. */
export function cellsAround({ latitude, longitude, km }: Position & { km: number }): number[] {
  const up = km / KM_PER_DEGREE;
  const aside = km / (KM_PER_DEGREE * Math.max(0.05, Math.cos((latitude * Math.PI) / 180)));
  const index = (degrees: number) => Math.floor(degrees * 2);
  const cells: number[] = [];
  for (let row = index(latitude - up + 90); row <= index(latitude + up + 90); row++)
    for (let column = index(longitude - aside + 180); column <= index(longitude + aside + 180); column++)
      cells.push(row * 1000 + column);
  return cells;
}

const CAPPED = Prisma.raw(String(BEES_CAP + 1));

function filtersOf({ serviceId, lang, isVerified }: DirectorySearch): Prisma.Sql {
  const filters = [Prisma.sql`e.service_id = ${serviceId ?? ALL_SERVICES}::uuid`];
  if (lang) filters.push(Prisma.sql`${lang} = ANY(e.languages)`);
  if (isVerified) filters.push(Prisma.sql`e.is_verified`);
  return Prisma.join(filters, " AND ");
}

/**
 * The best entries, at most BEES_CAP + 1. The index has them in order, so this costs the same in any market. Around a
 * place the best of each square are read in that order and then compared with their distance.
 */
function found(search: DirectorySearch): Prisma.Sql {
  const filters = filtersOf(search);
  if (!search.near)
    return Prisma.sql`SELECT e.user_id, e.languages, NULL::float AS km, e.rank AS score FROM directory_entries e
      WHERE ${filters} ORDER BY e.rank DESC, e.user_id LIMIT ${CAPPED}`;
  const { latitude, longitude, km } = search.near;
  const distance = Prisma.sql`distance_km(e.latitude, e.longitude, ${latitude}::float, ${longitude}::float)`;
  return Prisma.sql`
    SELECT best.*, best.rank - best.km / ${Prisma.raw(String(KM_PER_STAR))} AS score
    FROM unnest(${cellsAround(search.near)}::int[]) AS square (cell) CROSS JOIN LATERAL (
      SELECT e.user_id, e.languages, e.rank, ${distance} AS km FROM directory_entries e
      WHERE ${filters} AND e.cell = square.cell AND ${distance} <= ${km}
      ORDER BY e.rank DESC, e.user_id LIMIT ${CAPPED}) best
    ORDER BY score DESC, best.user_id LIMIT ${CAPPED}`;
}

const photos = Prisma.sql`
  (SELECT coalesce(jsonb_agg(shown.file), '[]') FROM (SELECT ${fileColumn("f")} AS file
    FROM work_photos w JOIN files f ON f.id = w.file_id WHERE w.user_id = u.id
    ORDER BY w.position, w.created_at, w.id LIMIT ${Prisma.raw(String(CARD_PHOTOS))}) shown)`;

type DirectoryPage = { items: DirectoryRow[]; counted: number };

/** One page of the directory and how many BEEs were found (up to BEES_CAP + 1), in one query. */
export async function listBees(search: DirectorySearch): Promise<DirectoryPage> {
  const [page] = await db.$queryRaw<DirectoryPage[]>`
    WITH found AS MATERIALIZED (${found(search)})
    SELECT (SELECT count(*)::int FROM found) AS counted, coalesce((SELECT json_agg(card) FROM (
      SELECT ${personColumn("u")} AS person, p.headline, p.city, p.country, page.km, page.languages,
        u.completed_count AS "completedCount", ${metricsColumn("u")} AS metrics, ${photos} AS photos
      FROM (SELECT * FROM found ORDER BY score DESC, user_id LIMIT ${BEES_TAKE} OFFSET ${(search.page - 1) * BEES_TAKE}) page
        JOIN users u ON u.id = page.user_id JOIN profiles p ON p.user_id = u.id
      ORDER BY page.score DESC, page.user_id) card), '[]'::json) AS items`;
  return page ?? { items: [], counted: 0 };
}
