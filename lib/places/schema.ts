import { z } from "zod";

/** How many suggestions a typed beginning gets. */
export const PLACES_TAKE = 8;
/** Shorter beginnings name half of Europe. */
export const MIN_QUERY = 2;

/** The GeoNames id, which stays the same in every database. */
export const placeId = z.coerce.number().int().positive().max(2_147_483_647);

export const placeParams = z.object({ placeId });

/** GET /places: what the person typed, and the country if they have chosen one. */
export const placesQuery = z.object({
  query: z.string().trim().max(100).default(""),
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase()
    .optional(),
});
export type PlacesQuery = z.infer<typeof placesQuery>;

/** A town to choose. `name` is what it is called in its own country; `region` tells namesakes apart. */
export const placeView = z.object({
  placeId: z.number().int(),
  name: z.string(),
  /** The name that was typed, when it is not the town's own: "Munich" for München. */
  alsoKnownAs: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PlaceView = z.infer<typeof placeView>;

export const placeList = z.object({ items: z.array(placeView) });

/** GET /places/{placeId}: the parts of an address that a town decides. */
export const placeAddress = z.object({
  country: z.string(),
  city: z.string(),
  postcode: z.null(),
  street: z.null(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PlaceAddress = z.infer<typeof placeAddress>;
