import { AppError } from "@/lib/shared/errors";
import { maybePlace, searchPlaces, type PlaceRow } from "../data";
import { MIN_QUERY, type PlaceAddress, type PlacesQuery, type PlaceView } from "../schema";

/** From here on a beginning is long enough to tell which of a town's many names was meant. */
const TELLING_LENGTH = 4;

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** The shortest other name that begins as typed, unless the town's own name explains itself. */
function alsoKnownAs({ name, alternateNames }: PlaceRow, typed: string): string | null {
  const beginning = fold(typed);
  if (beginning.length < TELLING_LENGTH || fold(name).includes(beginning)) return null;
  const fitting = alternateNames.filter((other) => fold(other).startsWith(beginning));
  return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
}

function toPlaceView(row: PlaceRow, typed: string): PlaceView {
  const { geonameId: placeId, name, region, country, latitude, longitude } = row;
  return { placeId, name, alsoKnownAs: alsoKnownAs(row, typed), region, country, latitude, longitude };
}

/** Towns for what a person has typed so far; nothing below two characters. */
export async function suggestPlaces({ query, country }: PlacesQuery): Promise<{ items: PlaceView[] }> {
  if (query.length < MIN_QUERY) return { items: [] };
  const rows = await searchPlaces(query, country ?? null);
  return { items: rows.map((row) => toPlaceView(row, query)) };
}

/** The parts of an address that a town decides; street and postcode are typed. Throws `place_not_found`. */
export async function readPlaceAddress({ placeId }: { placeId: number }): Promise<PlaceAddress> {
  const place = await maybePlace(placeId);
  if (!place) throw new AppError("place_not_found");
  const { country, name, latitude, longitude } = place;
  return { country, city: name, postcode: null, street: null, latitude, longitude };
}
