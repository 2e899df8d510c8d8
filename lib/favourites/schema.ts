import { z } from "zod";
import { fileView } from "../files/schema";
import { listAnswer, listQuery } from "../shared/list-query";
import { personCard } from "../shared/people";
import { tenderCardView } from "../tenders/schema/view";
import { beeMetrics } from "../users/metrics/schema";
import { FAVOURITE_KINDS } from "./constants";

/** PUT and DELETE /favourites/{kind}/{id}. */
export const favouriteParams = z.object({ kind: z.enum(FAVOURITE_KINDS), id: z.uuid() });

/** GET /favourites: newest first. */
export const favouriteQuery = listQuery.pick({ page: true });
export type FavouriteQuery = z.infer<typeof favouriteQuery>;

/** A BEE that a client keeps. */
export const keptPro = z.object({
  kind: z.literal("pro"),
  pro: personCard,
  headline: z.string().nullable(),
  city: z.string().nullable(),
  completedCount: z.number().int(),
  metrics: beeMetrics,
  /** The last day away (YYYY-MM-DD); null for those who take work now. */
  awayUntil: z.string().nullable(),
  /** The first ones of the BEE's work. */
  photos: z.array(fileView),
  /** The names of the services in the reader's language. */
  services: z.array(z.string()),
});
export type KeptPro = z.infer<typeof keptPro>;

/** A tender that a BEE watches. */
const watchedTender = z.object({ kind: z.literal("tender"), tender: tenderCardView });
export type WatchedTender = z.infer<typeof watchedTender>;

export const favouriteList = listAnswer(z.discriminatedUnion("kind", [keptPro, watchedTender]));
export type FavouriteList = z.infer<typeof favouriteList>;

/** GET /favourites/ids: all that is kept, for the hearts of every screen. */
export const favouriteIds = z.object({ proIds: z.array(z.string()), tenderIds: z.array(z.string()) });
export type FavouriteIds = z.infer<typeof favouriteIds>;
