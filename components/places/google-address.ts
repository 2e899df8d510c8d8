import type { FoundAddress } from "./address-value";

/** What Google says of a place: named parts, and a point. */
export type GooglePlace = {
  address_components: { long_name: string; short_name: string; types: string[] }[];
  geometry: { location: { lat: () => number; lng: () => number } };
};

// From the town down to what stands for one where there is none.
const TOWN = ["locality", "postal_town", "sublocality", "sublocality_level_1", "administrative_area_level_3"];
const LONGEST = { city: 100, street: 150, postcode: 12 };

/** Google's parts as our six: city from town or locality, street from route and number (specification 3). */
export function toFoundAddress({ address_components: parts, geometry }: GooglePlace): FoundAddress {
  const part = (type: string) => parts.find(({ types }) => types.includes(type));
  const long = (type: string) => part(type)?.long_name.trim() || null;
  const city = TOWN.map(long).find(Boolean) ?? null;
  const route = long("route");
  const country = part("country")?.short_name.toUpperCase() ?? "";
  const postcode = long("postal_code");
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    city: city?.slice(0, LONGEST.city) ?? null,
    street: route && [route, long("street_number")].filter(Boolean).join(" ").slice(0, LONGEST.street),
    postcode: postcode && postcode.length <= LONGEST.postcode ? postcode : null,
    latitude: geometry.location.lat(),
    longitude: geometry.location.lng(),
  };
}
