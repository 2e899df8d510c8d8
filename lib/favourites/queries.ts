import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { FavouriteKind } from "./constants";
import type { FavouriteIds, FavouriteList } from "./schema";

const favouriteKeys = {
  ids: ["favourites", "ids"] as const,
  lists: ["favourites", "list"] as const,
  list: (page: number) => ["favourites", "list", page] as const,
};

const IDS_FRESH_MS = 5 * 60_000;

const favouriteIdsQuery = queryOptions({
  queryKey: favouriteKeys.ids,
  queryFn: async ({ signal }) => (await api.get<FavouriteIds>("/favourites/ids", { signal })).data,
  // One call for the hearts of all screens: only the user changes what they keep.
  staleTime: IDS_FRESH_MS,
});

/** A page of what the user keeps. */
export const favouritesQuery = (page: number) =>
  queryOptions({
    queryKey: favouriteKeys.list(page),
    queryFn: async ({ signal }) =>
      (await api.get<FavouriteList>("/favourites", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

const FIELD = { pro: "proIds", tender: "tenderIds" } as const;

function withFavourite(ids: FavouriteIds, kind: FavouriteKind, id: string, isKept: boolean): FavouriteIds {
  const others = ids[FIELD[kind]].filter((each) => each !== id);
  return { ...ids, [FIELD[kind]]: isKept ? [id, ...others] : others };
}

/** Whether something is kept, and the way to change it: an optimistic update, rolled back on failure. */
export function useFavourite(kind: FavouriteKind, id: string) {
  const cache = useQueryClient();
  const { data } = useQuery(favouriteIdsQuery);
  const { mutate } = useMutation({
    mutationFn: async (isKept: boolean) => {
      const path = `/favourites/${kind}/${id}`;
      return (await (isKept ? api.put<FavouriteIds>(path) : api.delete<FavouriteIds>(path))).data;
    },
    onMutate: async (isKept) => {
      await cache.cancelQueries({ queryKey: favouriteKeys.ids });
      const before = cache.getQueryData(favouriteIdsQuery.queryKey);
      if (before) cache.setQueryData(favouriteIdsQuery.queryKey, withFavourite(before, kind, id, isKept));
      return before;
    },
    onError: (_error, _isKept, before) => cache.setQueryData(favouriteIdsQuery.queryKey, before),
    onSuccess: (ids) => cache.setQueryData(favouriteIdsQuery.queryKey, ids),
    // Only marked stale: a BEE that was let go stays on screen, so that a slip can be undone.
    onSettled: () => cache.invalidateQueries({ queryKey: favouriteKeys.lists, refetchType: "none" }),
  });
  return { isKnown: data !== undefined, isKept: data?.[FIELD[kind]].includes(id) ?? false, keep: mutate };
}
