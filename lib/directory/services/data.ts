import type { Language } from "@/lib/i18n/languages";
import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { IS_NOT_HIDDEN, OPEN_TO_ALL } from "@/lib/tenders/data/visibility";
import { Prisma } from "@/prisma/generated/client";
import { PLACE_PAGE, SERVICE_PAGE } from "./constants";
import type { RecentJob, ServiceFacts, ServicePlace } from "./schema";

const number = (value: number) => Prisma.raw(String(value));
const PERIOD = Prisma.raw(`interval '${PLACE_PAGE.months} months'`);

export type PlaceFacts = ServicePlace & { subcategoryId: string; tenders: number };

// Towns in which a BEE lives or a tender was posted, by their names in the gazetteer (index places_name_idx). A town's address
// is its folded name; of namesakes in all countries only the largest has it.
const TOWNS = Prisma.sql`
  SELECT DISTINCT ON (p.geoname_id) p.geoname_id, p.country, p.name, p.latitude, p.longitude,
    replace(fold_text(p.name), ' ', '-') || CASE WHEN EXISTS (SELECT FROM places q
      WHERE q.geoname_id <> p.geoname_id AND q.search_text LIKE ' ' || fold_text(p.name) || '%'
        AND fold_text(q.name) = fold_text(p.name) AND q.population > p.population) THEN '-' || p.geoname_id ELSE '' END AS slug
  FROM (SELECT DISTINCT b.country, fold_text(b.city) AS city FROM directory_entries e JOIN profiles b USING (user_id)
      WHERE b.country IS NOT NULL AND b.city IS NOT NULL
    UNION SELECT DISTINCT t.country, fold_text(t.city) FROM tenders t
      WHERE t.created_at > now() - ${PERIOD} AND NOT t.is_remote AND NOT t.is_private AND ${IS_NOT_HIDDEN}) homes
    CROSS JOIN LATERAL (SELECT * FROM places p WHERE p.country = homes.country AND fold_text(p.name) = homes.city
      ORDER BY p.population DESC, p.geoname_id LIMIT 1) p
  WHERE fold_text(p.name) ~ '^[a-z0-9]+( [a-z0-9]+)*$'`;

/** Where services would have pages now. BEEs are grouped by place and radius first: the groups are far fewer. */
export function listPlaceFacts(client: DbClient): Promise<PlaceFacts[]> {
  return client.$queryRaw<PlaceFacts[]>`
    WITH towns AS MATERIALIZED (${TOWNS}),
    groups AS MATERIALIZED (SELECT service_id, latitude, longitude, radius_km, count(*)::int AS bees
      FROM directory_entries WHERE latitude IS NOT NULL GROUP BY 1, 2, 3, 4),
    reached AS (SELECT t.geoname_id, g.latitude, g.longitude, g.radius_km
      FROM (SELECT DISTINCT latitude, longitude, radius_km FROM groups) g
        JOIN towns t ON abs(t.latitude - g.latitude) * 110 <= g.radius_km
          AND distance_km(t.latitude, t.longitude, g.latitude, g.longitude) <= g.radius_km),
    served AS (SELECT g.service_id AS subcategory_id, r.geoname_id, sum(g.bees)::int AS bees
      FROM reached r JOIN groups g USING (latitude, longitude, radius_km) GROUP BY 1, 2),
    posted AS (SELECT t.subcategory_id, towns.geoname_id, count(*)::int AS tenders
      FROM tenders t JOIN towns ON towns.country = t.country AND fold_text(towns.name) = fold_text(t.city)
      WHERE t.created_at > now() - ${PERIOD} AND NOT t.is_remote AND NOT t.is_private AND ${IS_NOT_HIDDEN} GROUP BY 1, 2)
    SELECT subcategory_id AS "subcategoryId", geoname_id AS "geonameId", t.slug, t.name, t.country,
      coalesce(served.bees, 0) AS bees, coalesce(posted.tenders, 0) AS tenders
    FROM served FULL JOIN posted USING (subcategory_id, geoname_id) JOIN towns t USING (geoname_id)
      JOIN subcategories s ON s.id = subcategory_id AND s.active
    WHERE served.bees >= ${number(PLACE_PAGE.bees)} OR posted.tenders >= ${number(PLACE_PAGE.tenders)}`;
}

/** Replaces all towns; one whose numbers are the same keeps the moment of its last change. */
export async function replacePlaces(tx: Tx, places: PlaceFacts[], now: Date): Promise<void> {
  // Two runs at once would insert the same rows.
  await tx.$executeRaw`LOCK TABLE service_places IN SHARE ROW EXCLUSIVE MODE`;
  const keyOf = (row: Omit<PlaceFacts, "name" | "country" | "slug">) =>
    [row.subcategoryId, row.geonameId, row.bees, row.tenders].join(" ");
  const before = new Map(
    (await tx.servicePlace.findMany()).map((row) => [keyOf(row), row.changedAt] as const),
  );
  await tx.servicePlace.deleteMany({});
  await tx.servicePlace.createMany({
    data: places.map((place) => ({ ...place, changedAt: before.get(keyOf(place)) ?? now })),
  });
}

/** The town with a page of its own at this address, or null. */
export function maybeServicePlace(
  client: DbClient,
  subcategoryId: string,
  slug: string,
): Promise<ServicePlace | null> {
  return client.servicePlace.findUnique({
    where: { subcategoryId_slug: { subcategoryId, slug } },
    select: { geonameId: true, slug: true, name: true, country: true, bees: true },
  });
}

/** A client whose jobs may be shown to strangers. */
const SHOWN = Prisma.sql`JOIN users u ON u.id = t.creator_id AND u.shows_tenders AND u.deleted_at IS NULL`;

type Where = { subcategoryIds: string[]; place: ServicePlace | null; lang: Language };

// A job that was offered to one BEE alone stays between the two, finished or not.
const OF = {
  NEW: OPEN_TO_ALL,
  COMPLETED: Prisma.sql`t.status = 'COMPLETED' AND NOT t.is_private AND ${IS_NOT_HIDDEN}`,
};

// For each subcategory the newest few, through the index (subcategory_id, status, created_at).
function newest({ subcategoryIds, place }: Where, status: keyof typeof OF, limit: number): Prisma.Sql {
  const inPlace = place
    ? Prisma.sql`AND t.country = ${place.country} AND fold_text(t.city) = fold_text(${place.name})`
    : Prisma.empty;
  return Prisma.sql`unnest(${subcategoryIds}::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
    SELECT t.*, u.shows_tender_photos FROM tenders t ${SHOWN} WHERE t.subcategory_id = wanted.id AND ${OF[status]} ${inPlace}
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${number(limit)}) t`;
}

const recent = (where: Where) => Prisma.sql`
  SELECT t.title, t.content_lang AS "contentLang", t.city, t.completed_at AS "completedAt", s.slug AS "subcategorySlug", CASE WHEN t.shows_tender_photos
    THEN (SELECT ${fileColumn("f")} FROM tender_files tf JOIN ${SHOWN_FILES} f ON f.id = tf.file_id
      WHERE tf.tender_id = t.id AND tf.kind = 'PHOTO' ORDER BY tf.position LIMIT 1) END AS photo
  FROM ${newest(where, "COMPLETED", SERVICE_PAGE.recent)} JOIN subcategories s ON s.id = t.subcategory_id
  ORDER BY t.completed_at DESC, t.id LIMIT ${number(SERVICE_PAGE.recent)}`;

// A job that the reader can read is likelier one near them: what is known of a visitor is their language.
const open = (where: Where) => Prisma.sql`
  SELECT t.id, t.title, t.city, t.country, t.created_at AS "createdAt", t.offer_count AS "offerCount"
  FROM ${newest(where, "NEW", SERVICE_PAGE.openRead)} ORDER BY t.content_lang <> ${where.lang}, t.created_at DESC, t.id LIMIT ${number(SERVICE_PAGE.open)}`;

const places = ({ subcategoryIds, place }: Where) => Prisma.sql`
  SELECT geoname_id AS "geonameId", slug, name, country, bees FROM service_places
  WHERE subcategory_id = ANY(${subcategoryIds}::uuid[]) AND ${subcategoryIds.length === 1}
    AND geoname_id <> ${place?.geonameId ?? 0}
  ORDER BY country <> ${place?.country ?? ""}, bees + tenders DESC, name LIMIT ${number(SERVICE_PAGE.places)}`;

const rating = (where: Where) => Prisma.sql`
  SELECT round(avg(r.rating), 1)::float AS average, count(*)::int AS count
  FROM ${newest(where, "COMPLETED", SERVICE_PAGE.ratedJobs)}
    JOIN reviews r ON r.tender_id = t.id AND r.author_id = t.creator_id AND r.published_at IS NOT NULL
      AND r.ended_agreement_id IS NULL AND r.hidden_at IS NULL
  HAVING count(*) > 0`;

type FactRows = Omit<ServiceFacts, "recent"> & {
  recent: (Omit<RecentJob, "photo"> & { photo: FileRow | null })[];
};

/** What is said about a service, or a whole category, here or in one town, in one query. */
export async function readFacts(client: DbClient, where: Where): Promise<FactRows> {
  const list = (rows: Prisma.Sql) => Prisma.sql`(SELECT coalesce(json_agg(one), '[]') FROM (${rows}) one)`;
  const [facts] = await client.$queryRaw<FactRows[]>`
    SELECT ${list(recent(where))} AS recent, ${list(open(where))} AS open, ${list(places(where))} AS places,
      (SELECT row_to_json(one) FROM (${rating(where)}) one) AS rating`;
  return facts ?? { recent: [], open: [], places: [], rating: null };
}
