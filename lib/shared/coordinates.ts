/** A user's position; it leaves the browser only rounded to two decimals, about a kilometre (privacy). */
export type Position = { latitude: number; longitude: number };

/** A coordinate rounded to about 1 km, all that others see before an offer is accepted (docs/domain.md, Tender). */
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

/** A distance as it is shown: in whole kilometres from ten on. */
export function shownKm(km: number): number {
  return km < 10 ? km : Math.round(km);
}

/** A position as the query parameter `near`: "48.21,16.37", rounded to about 1 km. */
export function formatPosition({ latitude, longitude }: Position): string {
  return `${roundCoordinate(latitude)},${roundCoordinate(longitude)}`;
}

/** A point that may be missing, wholly or in one coordinate. */
export type Point = { latitude: number | null; longitude: number | null } | null;

function completePoint(point: Point): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = point ?? { latitude: null, longitude: null };
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Kilometres between two points, to one decimal; null when one of them is missing. */
export function kmBetween(start: Point, end: Point): number | null {
  const [from, to] = [completePoint(start), completePoint(end)];
  return from && to ? Math.round(distanceKm(from, to) * 10) / 10 : null;
}
