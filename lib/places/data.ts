import { db, type Reader } from "@/lib/platform/server/db";
import { Prisma } from "@/prisma/generated/client";
import { PLACES_TAKE } from "./schema";

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

/**
 * Towns one of whose names has a word that begins with what was typed, whatever accents and case. Big towns come
 * first; a town whose own name begins that way, or where a whole word is the same, counts as if it were bigger
 * ("Linz" is Linz before Linz am Rhein). When nothing begins that way, the most similar names answer a slip
 * of the finger. One query; ' prag' finds its words through the trigram index.
 */
export function searchPlaces(
  typed: string,
  country: string | null,
  reader: Reader = db,
): Promise<PlaceRow[]> {
  const inCountry = country ? Prisma.sql`AND country = ${country}` : Prisma.empty;
  return reader.$queryRaw<PlaceRow[]>`
    WITH hits AS MATERIALIZED (
      SELECT ${columns}, ln(population + 1)
          + CASE WHEN search_text LIKE ' ' || fold_text(${typed}) || '%' THEN 1.5 ELSE 0 END
          + CASE WHEN search_text || ' ' LIKE '% ' || fold_text(${typed}) || ' %' THEN 2 ELSE 0 END AS score
      FROM places WHERE fold_text(${typed}) <> '' AND search_text LIKE '% ' || fold_text(${typed}) || '%' ${inCountry}
      ORDER BY score DESC, geoname_id LIMIT ${PLACES_TAKE}
    ), similar_names AS (
      SELECT ${columns}, word_similarity(fold_text(${typed}), search_text)::float8 AS score
      FROM places WHERE NOT EXISTS (SELECT 1 FROM hits) AND length(fold_text(${typed})) >= 4
        AND search_text %> fold_text(${typed}) ${inCountry}
      ORDER BY score DESC, population DESC, geoname_id LIMIT ${PLACES_TAKE}
    )
    SELECT "geonameId", country, name, "alternateNames", region, latitude, longitude
    FROM (SELECT * FROM hits UNION ALL SELECT * FROM similar_names) AS found ORDER BY score DESC, "geonameId"`;
}

/** One town by its GeoNames id, or null when there is none. */
export function maybePlace(placeId: number, reader: Reader = db): Promise<PlaceRow | null> {
  return reader.place.findUnique({
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
