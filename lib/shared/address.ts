import { z } from "zod";

/**
 * To about 10 cm. Beside that it keeps the smallest numbers of the type away from PostgreSQL, which refuses to reckon
 * with them.
 */
const toMillionths = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

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
  latitude: z.number().min(-90).max(90).overwrite(toMillionths).nullish(),
  longitude: z.number().min(-180).max(180).overwrite(toMillionths).nullish(),
});

export type Address = z.infer<typeof address>;
