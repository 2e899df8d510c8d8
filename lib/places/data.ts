import { db, type DbClient } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import { PLACES_TAKE } from "./constants";
import type { Position } from "../shared/coordinates";

export type PlaceRow = {
  geonameId: number;
  country: string;
  name: string;
  alternateNames: string[];
  region: string | null;
  latitude: number;
  longitude: number;
};

const columns = Prisma.sql`geoname_id AS "geonameId", country, name, alternate_names AS "alternateNames", region,
  latitude, longitude`;

/** A search for towns: the typed text, an optional country, and the position that results are sorted by distance to. */
export type PlaceSearch = { typed: string; country?: string | undefined; near?: Position | undefined };

const kmFrom = ({ latitude, longitude }: Position) =>
  Prisma.sql`distance_km(latitude, longitude, ${latitude}::float8, ${longitude}::float8)`;

const inCountry = (country: string | undefined) =>
  country ? Prisma.sql`AND country = ${country}` : Prisma.empty;

// Rank of a prefix match, lowest first. Without a position by population, with a bonus for a town whose own name begins
// with the query or that has it as a whole word ("Linz" before Linz am Rhein). With a position by distance (the user
// wants the nearest Neustadt), multiplied by up to eight where the name fits less ("Wien", not a suburb on the way).
function rankOfHit(near: Position | undefined): Prisma.Sql {
  if (near)
    return Prisma.sql`(5 + ${kmFrom(near)}) * CASE WHEN is_own THEN 1 WHEN begins THEN 1.5::float8 ELSE 2 END
      * CASE WHEN is_whole THEN 1 ELSE 4 END`;
  return Prisma.sql`-ln(population + 1) - CASE WHEN begins THEN 1.5::float8 ELSE 0 END
    - CASE WHEN is_whole THEN 2::float8 ELSE 0 END`;
}

// Rank of a fuzzy match: each typo (`slips_between`) counts like a fifty-fifth of the population or four times the
// distance.
function rankOfSimilar(near: Position | undefined): Prisma.Sql {
  return near
    ? Prisma.sql`(5 + ${kmFrom(near)}) * 2 * power(4, slips)`
    : Prisma.sql`4 * slips - ln(population + 1)`;
}

/**
 * The search for towns: a word of one of their names begins with the query, without accents and case, through the
 * trigram index (' prag'). With few hits and no whole word among them it adds fuzzy matches up to two typos away
 * (Levenshtein): the longest typed word is compared with the words of all names, the others with those of the town.
 */
export function placesStatement({ typed, country, near }: PlaceSearch): Prisma.Sql {
  return Prisma.sql`
    WITH folded AS (SELECT fold_text(${typed}) AS typed),
    hits AS MATERIALIZED (
      SELECT geoname_id, is_whole, ${rankOfHit(near)} AS rank FROM (
        SELECT *, search_text LIKE ' ' || fold_text(${typed}) || '%' AS begins,
          search_text LIKE ' ' || fold_text(${typed}) || '%' AND fold_text(name) = fold_text(${typed}) AS is_own,
          search_text || ' ' LIKE '% ' || fold_text(${typed}) || ' %' AS is_whole
        FROM places WHERE fold_text(${typed}) <> '' AND search_text LIKE '% ' || fold_text(${typed}) || '%' ${inCountry(country)}) AS fitting
      ORDER BY rank, geoname_id LIMIT ${PLACES_TAKE}
    ), words AS (
      SELECT word, length(word) AS letters FROM folded, string_to_table(typed, ' ') AS word
    ), longest AS (
      SELECT word, letters FROM words WHERE letters BETWEEN 5 AND 40
        AND (SELECT count(*) < 4 AND NOT coalesce(bool_or(is_whole), false) FROM hits)
      ORDER BY letters DESC LIMIT 1
    ), meant AS MATERIALIZED (
      SELECT known.word, slips_between(known.word, longest.word) AS slips
      FROM longest JOIN place_words AS known ON (left(known.word, 1) = left(longest.word, 1)
          OR left(known.word, 2) IN (reverse(left(longest.word, 2)), substr(longest.word, 2, 2))
          OR substr(known.word, 2, 2) IN (substr(longest.word, 2, 2), left(longest.word, 2)))
        AND CASE WHEN length(known.word) >= letters - 2 THEN
          least(levenshtein_less_equal(left(known.word, letters), longest.word, 2),
            levenshtein_less_equal(known.word, longest.word, 2)) <= 2 END
      ORDER BY slips LIMIT 20
    ), similar_names AS (
      SELECT DISTINCT ON (geoname_id) places.*, slips FROM meant JOIN places ON search_text LIKE '% ' || word || '%'
      WHERE geoname_id NOT IN (SELECT geoname_id FROM hits) ${inCountry(country)} AND NOT EXISTS (
        SELECT FROM words, longest WHERE words.word <> longest.word AND search_text NOT LIKE '% ' || words.word || '%'
          AND NOT EXISTS (SELECT FROM string_to_table(btrim(search_text), ' ') AS own
            WHERE levenshtein_less_equal(own, words.word, 2)
              <= CASE WHEN words.letters >= 5 THEN 2 WHEN words.letters = 4 THEN 1 ELSE 0 END))
      ORDER BY geoname_id, slips
    )
    SELECT ${columns} FROM (
      SELECT rank, geoname_id FROM hits
      UNION ALL SELECT ${rankOfSimilar(near)}, geoname_id FROM similar_names
      ORDER BY rank, geoname_id LIMIT ${PLACES_TAKE}
    ) AS found JOIN places USING (geoname_id) ORDER BY rank, geoname_id`;
}

/** The best matching towns, in one query; see `placesStatement`. `typed` must hold a letter or a digit. */
export function searchPlaces(search: PlaceSearch, client: DbClient = db): Promise<PlaceRow[]> {
  return client.$queryRaw<PlaceRow[]>(placesStatement(search));
}

// The index orders by degrees, which are shorter for longitude, so more candidates are fetched than returned.
const AROUND_TAKE = 8 * PLACES_TAKE;

/** The towns around a position, nearest first, through the GiST index on points (nearest-neighbour search). */
export function placesAround(
  near: Position,
  country: string | undefined,
  client: DbClient = db,
): Promise<PlaceRow[]> {
  return client.$queryRaw<PlaceRow[]>`
    SELECT ${columns} FROM (
      SELECT * FROM places WHERE true ${inCountry(country)}
      ORDER BY point(longitude, latitude) <-> point(${near.longitude}::float8, ${near.latitude}::float8)
      LIMIT ${AROUND_TAKE}) AS around
    ORDER BY ${kmFrom(near)}, geoname_id LIMIT ${PLACES_TAKE}`;
}

/** Population from which a town counts as widely known. */
const KNOWN_POPULATION = 10_000;

/** The nearest widely known town of each given town, by GeoNames id. */
export async function knownTownsNear(ids: number[], client: DbClient = db): Promise<Map<number, string>> {
  const rows = await client.$queryRaw<{ geonameId: number; known: string }[]>`
    SELECT town.geoname_id AS "geonameId", (
      SELECT name FROM places WHERE population >= ${KNOWN_POPULATION} AND name <> town.name
      ORDER BY point(longitude, latitude) <-> point(town.longitude, town.latitude) LIMIT 1) AS known
    FROM places AS town WHERE town.geoname_id = ANY(${ids}::int[])`;
  return new Map(rows.map(({ geonameId, known }) => [geonameId, known]));
}

/** One town by its GeoNames id, or null when there is none. */
export function maybePlace(placeId: number, client: DbClient = db): Promise<PlaceRow | null> {
  return client.place.findUnique({
    where: { geonameId: placeId },
    select: {
      geonameId: true,
      country: true,
      name: true,
      alternateNames: true,
      region: true,
      latitude: true,
      longitude: true,
    },
  });
}
