import { AppError } from "@/lib/shared/errors";
import { fold } from "@/lib/shared/fold";
import { knownTownsNear, maybePlace, placesAround, searchPlaces, type PlaceRow } from "../data";
import { MIN_QUERY } from "../constants";
import type { PlaceAddress, PlaceList, PlacesQuery, PlaceView } from "../schema";
import { streetPlaces } from "./street-places";

/** From here on a beginning is long enough to tell which of a town's many names was meant. */
const TELLING_LENGTH = 4;

/** The shortest other name that begins as typed, unless the town's own name, or that of its region, explains itself. */
function alsoKnownAs({ name, region, alternateNames }: PlaceRow, typed: string): string | null {
  const beginning = fold(typed);
  if (beginning.length < TELLING_LENGTH || fold(name).includes(beginning)) return null;
  if (fold(region ?? "").startsWith(beginning.slice(0, TELLING_LENGTH))) return null;
  const fitting = alternateNames.filter((other) => fold(other).startsWith(beginning));
  return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
}

function toPlaceView(row: PlaceRow, typed: string): PlaceView {
  const { geonameId: placeId, name, region, country, latitude, longitude } = row;
  const town = { placeId, name, alsoKnownAs: alsoKnownAs(row, typed), region, country };
  return { ...town, street: null, postcode: null, latitude, longitude };
}

const toldBy = ({ name, region, country }: PlaceView) => [name, region, country].join("|");

/** Bavaria has nine places called Hausen: those that region and country do not tell apart name a town nearby. */
async function toldApart(towns: PlaceView[]): Promise<PlaceView[]> {
  const alike = towns.filter((town) =>
    towns.some((other) => other !== town && toldBy(other) === toldBy(town)),
  );
  if (alike.length === 0) return towns;
  const known = await knownTownsNear(alike.flatMap(({ placeId }) => placeId ?? []));
  const withTown = ({ placeId, region }: PlaceView) => {
    const town = known.get(placeId ?? 0);
    return town && region ? `${region} (${town})` : (town ?? region);
  };
  return towns.map((town) => (alike.includes(town) ? { ...town, region: withTown(town) } : town));
}

/** Where suggestions come from; null when it has nothing to say, so that the next one is asked. */
type Source = (query: PlacesQuery) => Promise<PlaceList | null>;

const MEANT = /[\p{L}\p{N}]/gu;

const gazetteer: Source = async ({ query: typed, country, near }) => {
  const rows = await (near && typed === ""
    ? placesAround(near, country)
    : searchPlaces({ typed, country, near }));
  return { source: "GEONAMES", items: await toldApart(rows.map((row) => toPlaceView(row, typed))) };
};

const streets: Source = async (query) => {
  const items = query.query === "" ? null : await streetPlaces(query);
  return items?.length ? { source: "OPENSTREETMAP", items } : null;
};

/**
 * Places for what a person has typed so far: streets first where they were asked for, else towns. Nothing below two
 * letters, except that a position alone gives the towns around it.
 */
export async function suggestPlaces(query: PlacesQuery): Promise<PlaceList> {
  const isTyped = (query.query.match(MEANT) ?? []).length >= MIN_QUERY;
  const sources: Source[] = query.streets ? [streets, gazetteer] : [gazetteer];
  if (isTyped || (query.near && query.query === "")) {
    for (const source of sources) {
      const found = await source(query);
      if (found) return found;
    }
  }
  return { source: "GEONAMES", items: [] };
}

/** The parts of an address that a town decides; street and postcode are typed. Throws `place_not_found`. */
export async function readPlaceAddress({ placeId }: { placeId: number }): Promise<PlaceAddress> {
  const place = await maybePlace(placeId);
  if (!place) throw new AppError("place_not_found");
  const { country, name, latitude, longitude } = place;
  return { country, city: name, postcode: null, street: null, latitude, longitude };
}
