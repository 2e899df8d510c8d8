import { z } from "zod";
import { maybeLockUser } from "@/lib/auth/data";
import { isBlockedWith } from "@/lib/blocks/data";
import { subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { hideContactsIn } from "@/lib/masking/service";
import { toPersonCard } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
import { defineJob, type JobRun } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { findVisibleTender, lockTender } from "@/lib/tenders/data/lock-tender";
import { toTenderCard } from "@/lib/tenders/data/tender-card";
import {
  FAVOURITES_MAX,
  FAVOURITES_TAKE,
  WATCH_EVENTS,
  type FavouriteKind,
  type WatchEvent,
} from "./constants";
import {
  addFavourite,
  claimWatchers,
  countFavourites,
  findFavouriteIds,
  isPro,
  isWatched,
  listKeptPros,
  listWatchedCards,
  removeFavourite,
  type KeptProRow,
} from "./data";
import { whyNotKeep } from "./policy";
import type { FavouriteIds, FavouriteList, FavouriteQuery, KeptPro } from "./schema";

type Favourite = { actor: Actor; kind: FavouriteKind; id: string };

/**
 * A client keeps a BEE, a BEE watches a tender; keeping it again changes nothing. Throws `wrong_role`,
 * `user_not_found`, `tender_not_found`, `favourites_full`.
 */
export function keepFavourite({ actor, kind, id }: Favourite): Promise<FavouriteIds> {
  allow(whyNotKeep(actor, kind));
  return transact(async ({ tx }) => {
    if (kind === "tender") await findVisibleTender(tx, actor, id);
    else if (!(await isPro(tx, id)) || (await isBlockedWith(tx, actor.id, id)))
      throw new AppError("user_not_found");
    // The lock makes a race of many wait, so that none of them gets past the limit.
    await maybeLockUser(tx, actor.id);
    const isNew = await addFavourite(tx, { userId: actor.id, kind, id });
    if (isNew && (await countFavourites(tx, actor.id)) > FAVOURITES_MAX)
      throw new AppError("favourites_full");
    return findFavouriteIds(tx, actor.id);
  });
}

/** Keeps something no longer; what was not kept is no error. */
export async function dropFavourite({ actor, kind, id }: Favourite): Promise<FavouriteIds> {
  await removeFavourite(actor.id, kind, id);
  return findFavouriteIds(db, actor.id);
}

/** The ids of all that the caller keeps. */
export function readFavouriteIds({ actor }: { actor: Actor }): Promise<FavouriteIds> {
  return findFavouriteIds(db, actor.id);
}

function toKeptPro({ person, subcategorySlugs, photos, ...row }: KeptProRow, lang: Language): KeptPro {
  return {
    kind: "pro",
    pro: toPersonCard(person, { knowsFully: true }),
    services: subcategorySlugs.map((slug) => subcategoryName(lang, slug)),
    photos: photos.map((file) => fileViewOf(file)),
    ...hideContactsIn(row, ["headline"], lang),
  };
}

type ListFavourites = { actor: Actor; lang: Language; query: FavouriteQuery };

/** A page of what the caller keeps, newest first: a client's BEEs, a BEE's tenders as far as they may see them. */
export async function listFavourites({ actor, lang, query }: ListFavourites): Promise<FavouriteList> {
  const { page } = query;
  if (actor.role === "PRO") {
    const { items, counted, origin } = await listWatchedCards(actor, page);
    const cards = items.map((row) => ({
      kind: "tender" as const,
      tender: toTenderCard(row, { actor, lang }, origin),
    }));
    return toListAnswer(cards, counted, page, FAVOURITES_TAKE);
  }
  const { items, counted } = await listKeptPros(actor.id, page);
  const pros = items.map((row) => toKeptPro(row, lang));
  return toListAnswer(pros, counted, page, FAVOURITES_TAKE);
}

/** Notifies the BEEs who watch a tender of what has happened to it. */
export const tellWatchersJob = defineJob({
  name: "tell-watchers",
  payload: z.object({ tenderId: z.uuid(), event: z.enum(WATCH_EVENTS) }),
  retryLimit: 3,
  orderOf: ({ tenderId }) => tenderId,
});

/** Part of a change of a tender: its watchers are notified by the queue, after the commit. */
export async function notifyWatchers(work: Work, tenderId: string, event: WatchEvent): Promise<void> {
  if (await isWatched(work.tx, tenderId)) await work.enqueue(tellWatchersJob, { tenderId, event });
}

/** Whether an event is still true when its job runs: a tender may have been canceled since it changed. */
function isStillTrue(event: WatchEvent, tender: { status: string; offerCount: number }): boolean {
  if (event === "CLOSED") return tender.status !== "NEW";
  if (event === "FULL") return tender.status === "NEW" && tender.offerCount >= TENDER_LIMITS.offers;
  return tender.status === "NEW";
}

/** Notifies every watcher of a tender once; a repeated job notifies none. */
export async function tellWatchers(
  { tenderId, event }: { tenderId: string; event: WatchEvent },
  { jobId }: JobRun,
): Promise<void> {
  await transact(async (work) => {
    const tender = await lockTender(work.tx, tenderId);
    if (!isStillTrue(event, tender)) return;
    for (const userId of await claimWatchers(work.tx, tenderId, jobId))
      await notify(work, { type: "WATCHED_TENDER", userId, tenderId, params: { status: event } });
  });
}
