import type { PrismaClient } from "@/prisma/generated/client";
import { newId } from "@/lib/shared/ids";
import { readGazetteer, type GazetteerPlace } from "./read-gazetteer";

/** The countries of our users and their neighbours. */
export const GAZETTEER_COUNTRIES: readonly string[] =
  "DE AT HU CZ SK CH LI LU PL SI HR RO RS IT UA BE NL DK FR GB IE".split(" ");

const BATCH = 5000;
// Key of the advisory lock: any number, as long as all processes use the same one.
const ADVISORY_LOCK_KEY = 7_260_231;
const TIMEOUT_MS = 120_000;

// Inserts one batch; a trigger of the table fills the search column.
function insertPlaces(client: Pick<PrismaClient, "$executeRaw">, places: GazetteerPlace[]): Promise<number> {
  const rows = JSON.stringify(places.map((place) => ({ id: newId(), ...place })));
  return client.$executeRaw`
    INSERT INTO places (id, geoname_id, country, name, alternate_names, region, latitude, longitude, population)
    SELECT id, "geonameId", country, name, "alternateNames", region, latitude, longitude, population
    FROM jsonb_to_recordset(${rows}::jsonb) AS given(id uuid, "geonameId" int, country text, name text,
      "alternateNames" text[], region text, latitude float8, longitude float8, population int)
    ON CONFLICT (geoname_id) DO NOTHING`;
}

/**
 * Fills the gazetteer once; returns the number of towns inserted, 0 when it was filled before. Idempotent, in one
 * transaction under an advisory lock, so that racing processes fill it once. Tests pass only a few countries.
 */
export async function fillPlaces(
  client: PrismaClient,
  countries: readonly string[] = GAZETTEER_COUNTRIES,
): Promise<number> {
  if ((await client.place.count({ take: 1 })) > 0) return 0;
  return client.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK_KEY})`;
      if ((await tx.place.count({ take: 1 })) > 0) return 0;
      const places = readGazetteer(countries);
      for (let from = 0; from < places.length; from += BATCH) {
        await insertPlaces(tx, places.slice(from, from + BATCH));
      }
      await tx.$executeRaw`REFRESH MATERIALIZED VIEW place_words`;
      // GIN's pending list would make the planner prefer a sequential scan over the index.
      await tx.$executeRaw`SELECT gin_clean_pending_list('places_search_text_idx')`;
      // Until autovacuum runs, the planner's statistics would describe an empty table.
      await tx.$executeRaw`ANALYZE places`;
      await tx.$executeRaw`ANALYZE place_words`;
      return places.length;
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  );
}
