/** Where somebody is, as far as they let us know: two decimals, about a kilometre. */
export type Position = { latitude: number; longitude: number };

/** A coordinate rounded to about 1 km, all that others see before an offer is accepted (domain.md, Tender). */
export function roundCoordinate(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 100) / 100;
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres. */
export function distanceKm(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(to.latitude - from.latitude);
  const dLon = radians(to.longitude - from.longitude);
  const half =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

/** "48.21,16.37", as `near` is written; rounded, because nobody needs to know more. */
export function positionText({ latitude, longitude }: Position): string {
  return `${roundCoordinate(latitude)},${roundCoordinate(longitude)}`;
}
