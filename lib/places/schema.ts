import { z } from "zod";
import { roundCoordinate, type Position } from "../shared/coordinates";

/** The GeoNames id, the same in every database. */
export const placeId = z.coerce.number().int().positive().max(2_147_483_647);

export const placeParams = z.object({ placeId });

const near = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/)
  .transform((text): Position => {
    const [latitude = 0, longitude = 0] = text
      .split(",")
      .map((degrees) => roundCoordinate(Number(degrees)) ?? 0);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);

/** GET /places: the typed text and optional hints at the location. */
export const placesParams = z.object({
  query: z.string().trim().max(100).default(""),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase()
    .optional(),
  /** Sorts by distance; without a query returns the towns around. */
  near: near.optional(),
  /** Includes streets and houses, where the server has a source for them (GET /config, hasStreets). */
  streets: z.stringbool().optional(),
});
export type PlacesQuery = z.infer<typeof placesParams>;

/** A suggestion: a town, or a street in one. `name` is the town's name in its own country. */
export const placeView = z.object({
  /** Null for a street, which is not in the gazetteer. */
  placeId: z.number().int().nullable(),
  name: z.string(),
  /** The alternate name that matched: "Munich" for München. */
  alsoKnownAs: z.string().nullable(),
  /** Disambiguates towns of the same name. */
  region: z.string().nullable(),
  country: z.string(),
  /** Route and number, "Neubaugasse 24". */
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PlaceView = z.infer<typeof placeView>;

/** The source of the suggestions; both licences require attribution. */
export const PLACE_SOURCES = ["GEONAMES", "OPENSTREETMAP"] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

export const placeList = z.object({ source: z.enum(PLACE_SOURCES), items: z.array(placeView) });
export type PlaceList = z.infer<typeof placeList>;

/** GET /places/{placeId}: the parts of an address that a town determines. */
export const placeAddress = z.object({
  country: z.string(),
  city: z.string(),
  postcode: z.null(),
  street: z.null(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PlaceAddress = z.infer<typeof placeAddress>;
