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
