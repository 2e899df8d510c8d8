import { askPhoton, type PhotonPlace } from "@/lib/platform/server/http/photon";
import { PLACES_TAKE } from "../constants";
import type { PlacesQuery, PlaceView } from "../schema";

/** ISO 3166-1 alpha-2, as an address needs it. */
const COUNTRY = /^[A-Za-z]{2}$/;
const LONGEST = { city: 100, postcode: 12 };

const STREET = new Set(["house", "street"]);
const TOWN = new Set(["city", "locality", "district", "other"]);

// Street and house number (specification 3); a result that is itself a street has its name in `name`.
function streetOf({ type, name, street, housenumber }: PhotonPlace["properties"]): string | null {
  const route = street ?? (type === "street" ? name : null);
  return route ? [route, housenumber].filter(Boolean).join(" ") : null;
}

// The town, or the locality where there is none (specification 3); a result that is itself a town has it in `name`.
function cityOf(properties: PhotonPlace["properties"]): string | null {
  const { type, name, city, town, village, locality } = properties;
  const own = TOWN.has(type ?? "") && !properties.street ? name : null;
  return city ?? town ?? village ?? (type === "house" || type === "street" ? locality : own) ?? null;
}

/** A result of Photon as a suggestion; null when it is no address, such as a whole country. */
export function toStreetPlace({ geometry, properties }: PhotonPlace): PlaceView | null {
  const { type, postcode, state, countrycode } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const name = cityOf(properties);
  if (!STREET.has(type ?? "") && !TOWN.has(type ?? "")) return null;
  if (!name || name.length > LONGEST.city || !COUNTRY.test(countrycode ?? "")) return null;
  return {
    placeId: null,
    name,
    alsoKnownAs: null,
    region: state ?? null,
    country: (countrycode ?? "").toUpperCase(),
    street: streetOf(properties),
    postcode: postcode && postcode.length <= LONGEST.postcode ? postcode : null,
    latitude,
    longitude,
  };
}

const dedupeKey = ({ country, name, postcode, street }: PlaceView) =>
  [country, name, postcode, street].join("|");

/** Streets and towns from Photon, deduplicated (a street may have several segments); null when it is unavailable. */
export async function streetPlaces({ query, country, near }: PlacesQuery): Promise<PlaceView[] | null> {
  // Photon cannot filter by country, so more results are requested than returned.
  const take = country ? 2 * PLACES_TAKE : PLACES_TAKE;
  const found = await askPhoton({ text: query, take, near: near ?? null });
  if (!found) return null;
  const places = found.flatMap((place) => toStreetPlace(place) ?? []);
  const matching = places.filter((place) => !country || place.country === country);
  return [...new Map(matching.map((place) => [dedupeKey(place), place])).values()].slice(0, PLACES_TAKE);
}
