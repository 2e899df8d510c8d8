import { askPhoton, type PhotonPlace } from "@/lib/platform/server/http/photon";
import { PLACES_TAKE } from "../constants";
import type { PlacesQuery, PlaceView } from "../schema";

/** A country of two letters, as an address needs it. */
const COUNTRY = /^[A-Za-z]{2}$/;
const LONGEST = { city: 100, postcode: 12 };

const STREET = new Set(["house", "street"]);
const TOWN = new Set(["city", "locality", "district", "other"]);

/** Route and number (specification 3); a street's own name is its `name`. */
function streetOf({ type, name, street, housenumber }: PhotonPlace["properties"]): string | null {
  const route = street ?? (type === "street" ? name : null);
  return route ? [route, housenumber].filter(Boolean).join(" ") : null;
}

/** The town, or the locality where there is none (specification 3); a town's own name is its `name`. */
function cityOf(properties: PhotonPlace["properties"]): string | null {
  const { type, name, city, town, village, locality } = properties;
  const own = TOWN.has(type ?? "") && !properties.street ? name : null;
  return city ?? town ?? village ?? (type === "house" || type === "street" ? locality : own) ?? null;
}

/** What Photon says as a place to choose; null for what is no address, such as a whole country. */
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

const whereOf = ({ country, name, postcode, street }: PlaceView) =>
  [country, name, postcode, street].join("|");

/** Streets and towns for what was typed; null when nobody can be asked. A street of several pieces comes once. */
export async function streetPlaces({ query, country, near }: PlacesQuery): Promise<PlaceView[] | null> {
  // Photon has no filter for a country, so a few more are asked for than shown.
  const take = country ? 2 * PLACES_TAKE : PLACES_TAKE;
  const found = await askPhoton({ text: query, take, near: near ?? null });
  if (!found) return null;
  const places = found.flatMap((place) => toStreetPlace(place) ?? []);
  const wanted = places.filter((place) => !country || place.country === country);
  return [...new Map(wanted.map((place) => [whereOf(place), place])).values()].slice(0, PLACES_TAKE);
}
