import { z } from "zod";
import { fileView } from "@/lib/files/schema";
import { placeId } from "@/lib/places/schema";
import { listAnswer } from "@/lib/shared/list-query";
import { personCard } from "@/lib/shared/people";
import { beeMetrics } from "@/lib/users/metrics/schema";
import { DEFAULT_DISTANCE, MAX_BEES_PAGE, MAX_DISTANCE, MAX_NEAR } from "./constants";

const slug = z
  .string()
  .trim()
  .regex(/^[a-z][a-z-]{1,60}$/);

/** GET /bees: all filters are optional. */
export const directoryQuery = z.object({
  /** The slug of a category or of a subcategory. */
  service: slug.optional(),
  /** The GeoNames id of a town, or its name in any language. */
  near: z.string().trim().min(1).max(MAX_NEAR).optional(),
  /** The GeoNames id of the town that `near` names: of several namesakes the one meant. It counts for that name alone. */
  town: placeId.optional(),
  km: z.coerce.number().int().min(1).max(MAX_DISTANCE).default(DEFAULT_DISTANCE),
  /** ISO 639-1. */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  verified: z.stringbool().optional(),
  page: z.coerce.number().int().min(1).max(MAX_BEES_PAGE).default(1),
});
export type DirectoryQuery = z.infer<typeof directoryQuery>;

/** A BEE in the directory. */
export const directoryCard = z.object({
  ...personCard.shape,
  headline: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** From the place asked for; both points are rounded to a kilometre. */
  distanceKm: z.number().nullable(),
  /** ISO 639-1, mother tongue first. */
  languages: z.array(z.string()),
  /** What an hour costs at least, in the minor unit; null: not said. */
  hourlyRateMinor: z.number().int().nullable(),
  completedCount: z.number().int(),
  metrics: beeMetrics,
  /** The last day away (YYYY-MM-DD); null for those who take work now. */
  awayUntil: z.string().nullable(),
  photos: z.array(fileView),
  /** The names of the services in the reader's language, what was asked for first. */
  services: z.array(z.string()),
});
export type DirectoryCard = z.infer<typeof directoryCard>;

/** The town that was found for `near`. */
export const directoryPlace = z.object({ placeId: z.number().int(), name: z.string(), country: z.string() });
export type DirectoryPlace = z.infer<typeof directoryPlace>;

export const directoryList = z.object({
  ...listAnswer(directoryCard).shape,
  /** Null when no place was asked for, or none was found. */
  place: directoryPlace.nullable(),
});
export type DirectoryList = z.infer<typeof directoryList>;

type SearchParams = Record<string, string | string[] | undefined>;

/** The filters in an address: what is empty, as forms send it, or cannot be read is left out. */
export function readDirectoryQuery(params: SearchParams): DirectoryQuery {
  const readable = Object.entries(directoryQuery.shape).flatMap(([name, shape]) => {
    const value = params[name];
    return value !== "" && shape.safeParse(value).success ? [[name, value]] : [];
  });
  return directoryQuery.parse(Object.fromEntries(readable));
}
