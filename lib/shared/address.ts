import { z } from "zod";

/** The six parts of an address (specification 3). Coordinates come from the gazetteer, never from typing. */
export const address = z.object({
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase(),
  city: z.string().trim().min(1).max(100),
  street: z.string().trim().max(150).nullish(),
  postcode: z.string().trim().max(12).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});

export type Address = z.infer<typeof address>;

/** An address counts as filled if any of its six parts is present (specification 3). */
export function isAddressFilled(value: Partial<Record<keyof Address, unknown>> | null | undefined): boolean {
  if (!value) return false;
  const parts: (keyof Address)[] = ["country", "city", "street", "postcode", "latitude", "longitude"];
  return parts.some((part) => value[part] !== undefined && value[part] !== null && value[part] !== "");
}

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
