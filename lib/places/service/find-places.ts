import { AppError } from "@/lib/shared/errors";
import { fold } from "@/lib/shared/fold";
import { knownTownsNear, maybePlace, placesAround, searchPlaces, type PlaceRow } from "../data";
import { MIN_QUERY } from "../constants";
import { placeId, type PlaceAddress, type PlaceList, type PlacesQuery, type PlaceView } from "../schema";
import { streetPlaces } from "./street-places";

/** Shortest query that identifies one of a town's alternate names. */
const MIN_ALIAS_LENGTH = 4;

// The shortest alternate name with the typed prefix; null when the town's own name or its region explains the match.
function alsoKnownAs({ name, region, alternateNames }: PlaceRow, typed: string): string | null {
  const prefix = fold(typed);
  if (prefix.length < MIN_ALIAS_LENGTH || fold(name).includes(prefix)) return null;
  if (fold(region ?? "").startsWith(prefix.slice(0, MIN_ALIAS_LENGTH))) return null;
  const fitting = alternateNames.filter((other) => fold(other).startsWith(prefix));
  return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
}

function toPlaceView(row: PlaceRow, typed: string): PlaceView {
  const { geonameId: placeId, name, region, country, latitude, longitude } = row;
  const town = { placeId, name, alsoKnownAs: alsoKnownAs(row, typed), region, country };
  return { ...town, street: null, postcode: null, latitude, longitude };
}

const labelOf = ({ name, region, country }: PlaceView) => [name, region, country].join("|");

// Disambiguates towns equal in name, region and country (Bavaria has nine called Hausen) by a known town nearby.
async function disambiguate(towns: PlaceView[]): Promise<PlaceView[]> {
  const ambiguous = towns.filter((town) =>
    towns.some((other) => other !== town && labelOf(other) === labelOf(town)),
  );
  if (ambiguous.length === 0) return towns;
  const known = await knownTownsNear(ambiguous.flatMap(({ placeId }) => placeId ?? []));
  const withTown = ({ placeId, region }: PlaceView) => {
    const town = known.get(placeId ?? 0);
    return town && region ? `${region} (${town})` : (town ?? region);
  };
  return towns.map((town) => (ambiguous.includes(town) ? { ...town, region: withTown(town) } : town));
}

/** A source of suggestions; null when it has none, so that the next one is tried. */
type Source = (query: PlacesQuery) => Promise<PlaceList | null>;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

const gazetteer: Source = async ({ query: typed, country, near }) => {
  const rows = await (near && typed === ""
    ? placesAround(near, country)
    : searchPlaces({ typed, country, near }));
  return { source: "GEONAMES", items: await disambiguate(rows.map((row) => toPlaceView(row, typed))) };
};

const streets: Source = async (query) => {
  const items = query.query === "" ? null : await streetPlaces(query);
  return items?.length ? { source: "OPENSTREETMAP", items } : null;
};

/**
 * Suggestions for the typed text: streets first when requested, otherwise towns. Empty below MIN_QUERY, except that a
 * position without text gives the towns around it.
 */
export async function suggestPlaces(query: PlacesQuery): Promise<PlaceList> {
  const isTyped = (query.query.match(LETTER_OR_DIGIT) ?? []).length >= MIN_QUERY;
  const sources: Source[] = query.streets ? [streets, gazetteer] : [gazetteer];
  if (isTyped || (query.near && query.query === "")) {
    for (const source of sources) {
      const found = await source(query);
      if (found) return found;
    }
  }
  return { source: "GEONAMES", items: [] };
}

/** The parts of an address that a town determines; the user types the rest. Throws `place_not_found`. */
export async function readPlaceAddress({ placeId }: { placeId: number }): Promise<PlaceAddress> {
  const place = await maybePlace(placeId);
  if (!place) throw new AppError("place_not_found");
  const { country, name, latitude, longitude } = place;
  return { country, city: name, postcode: null, street: null, latitude, longitude };
}

/**
 * The town of a GeoNames id or of a name in any language; of several namesakes that of `knownId`, else the largest. Null
 * when there is none.
 */
export async function findTown(near: string, knownId?: number): Promise<PlaceRow | null> {
  const known = placeId.safeParse(near);
  if (known.success) return maybePlace(known.data);
  const meant = knownId === undefined ? null : await maybePlace(knownId);
  if (meant && fold(meant.name) === fold(near)) return meant;
  if ((near.match(LETTER_OR_DIGIT) ?? []).length < MIN_QUERY) return null;
  const [best] = await searchPlaces({ typed: near });
  return best ?? null;
}
