import { z } from "zod";
import { roundCoordinate, type Position } from "../shared/coordinates";

/** The GeoNames id, which stays the same in every database. */
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

/** GET /places: what the person typed, and what is known of where they mean. */
export const placesQuery = z.object({
  query: z.string().trim().max(100).default(""),
  /** The country, if they have chosen one. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase()
    .optional(),
  /** Nearest first; without a query the towns around. */
  near: near.optional(),
  /** Streets and houses too, where the server knows them (GET /config, hasStreets). */
  streets: z.stringbool().optional(),
});
export type PlacesQuery = z.infer<typeof placesQuery>;

/** A town to choose, or a street in one. `name` is what the town is called in its own country. */
export const placeView = z.object({
  /** Null for a street: it belongs to no gazetteer. */
  placeId: z.number().int().nullable(),
  name: z.string(),
  /** The name that was typed, when it is not the town's own: "Munich" for München. */
  alsoKnownAs: z.string().nullable(),
  /** Tells namesakes apart. */
  region: z.string().nullable(),
  country: z.string(),
  /** Route and number, "Neubaugasse 24". */
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PlaceView = z.infer<typeof placeView>;

/** Whose data the suggestions are; both licences ask to be named. */
export const PLACE_SOURCES = ["GEONAMES", "OPENSTREETMAP"] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

export const placeList = z.object({ source: z.enum(PLACE_SOURCES), items: z.array(placeView) });
export type PlaceList = z.infer<typeof placeList>;

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
