import type { Language } from "@/lib/i18n/languages";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import { readUnsubscribeToken } from "@/lib/platform/server/security/tokens";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { countMatchingTenders } from "@/lib/tenders/service/read-tenders";
import { lockUser } from "@/lib/users/particulars/data";
import { SAVED_SEARCH_LIMITS } from "../constants";
import {
  addSearch,
  countSearches,
  dropSearch,
  findSearchOf,
  isPlaceKnown,
  listSearches,
  stopMails,
  updateSearch,
} from "../data/search-rows";
import { whyNotChange, whyNotDelete, whyNotSave } from "../policy";
import type {
  NewSavedSearch,
  PreviewQuery,
  SavedFilters,
  SavedSearchChange,
  SavedSearchList,
  SavedSearchView,
  SearchPreview,
} from "../schema";
import { toSavedSearchView } from "./search-view";

type Caller = { actor: Actor; lang: Language };
type SearchRef = Caller & { searchId: string };

/** The caller's saved searches, the start search first. */
export async function listSavedSearches({ actor, lang }: Caller): Promise<SavedSearchList> {
  const rows = await listSearches(actor.id);
  return { items: rows.map((row) => toSavedSearchView(row, lang)), most: SAVED_SEARCH_LIMITS.most };
}

async function refuseUnknownPlace(client: DbClient, { near }: SavedFilters): Promise<void> {
  if (near !== undefined && !(await isPlaceKnown(client, near))) throw fieldError("filters.near", "choose");
}

type SaveSearch = Caller & { search: NewSavedSearch; idempotencyKey: string | null };

/** Saves a search, once per idempotency key. Throws `saved_searches_full` at the limit. */
export function saveSearch({ actor, lang, search, idempotencyKey }: SaveSearch): Promise<SavedSearchView> {
  return transact(async (work) => {
    await lockUser(work.tx, actor.id);
    const attempt = { userId: actor.id, key: idempotencyKey, fingerprint: { savedSearch: search } };
    return idempotent(work, attempt, async () => {
      allow(whyNotSave(await countSearches(work.tx, actor.id)));
      await refuseUnknownPlace(work.tx, search.filters);
      const id = await addSearch(work.tx, actor.id, search);
      return toSavedSearchView(await findSearchOf(work.tx, actor.id, id), lang);
    });
  });
}

/**
 * Changes a saved search of the caller. Throws `saved_search_not_found`, also for another PRO's, and
 * `saved_search_fixed` for what the start search takes from the profile.
 */
export function changeSearch(call: SearchRef & { change: SavedSearchChange }): Promise<SavedSearchView> {
  const { actor, lang, searchId, change } = call;
  return transact(async ({ tx }) => {
    await lockUser(tx, actor.id);
    allow(whyNotChange(await findSearchOf(tx, actor.id, searchId), change));
    if (change.filters) await refuseUnknownPlace(tx, change.filters);
    await updateSearch(tx, searchId, change);
    return toSavedSearchView(await findSearchOf(tx, actor.id, searchId), lang);
  });
}

/** Deletes a saved search of the caller. Throws `saved_search_not_found` and `saved_search_fixed`. */
export function deleteSearch({ actor, searchId }: Omit<SearchRef, "lang">): Promise<void> {
  return transact(async ({ tx }) => {
    await lockUser(tx, actor.id);
    allow(whyNotDelete(await findSearchOf(tx, actor.id, searchId)));
    await dropSearch(tx, searchId);
  });
}

/** How many tenders the filters match now and how many came in the last 30 days. */
export async function previewSearch(call: { actor: Actor; query: PreviewQuery }): Promise<SearchPreview> {
  const { open, last30Days } = await countMatchingTenders(call);
  return {
    open: Math.min(open, TOTAL_CAP),
    last30Days: Math.min(last30Days, TOTAL_CAP),
    isCapped: open > TOTAL_CAP || last30Days > TOTAL_CAP,
  };
}

/**
 * One-click unsubscribe of mail programs (RFC 8058): no more mails about this search. Throws `link_expired` for an
 * invalid token; a search that is gone is no error.
 */
export async function unsubscribeFromSearch({ token, id }: { token: string; id: string }): Promise<void> {
  const userId = readUnsubscribeToken(token);
  if (!userId) throw new AppError("link_expired");
  await stopMails(db, userId, id);
}
