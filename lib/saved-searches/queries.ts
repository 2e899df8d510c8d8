import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import type { Locale } from "@/lib/i18n/languages";
import { toPreviewParams } from "./presentation";
import type {
  NewSavedSearchInput,
  SavedFilters,
  SavedSearchChange,
  SavedSearchList,
  SavedSearchView,
  SearchPreview,
} from "./schema";

const PATH = "/saved-searches";
const searchKeys = { all: ["saved-searches"] as const };

/** The own saved searches; the start search is named in the language of the page. */
export const savedSearchesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...searchKeys.all, "list", locale] as const,
    queryFn: async ({ signal }) => (await api.get<SavedSearchList>(PATH, { signal })).data,
  });

/** How many tenders filters match. */
export const previewCountsQuery = (filters: SavedFilters) =>
  queryOptions({
    queryKey: [...searchKeys.all, "preview", filters] as const,
    queryFn: async ({ signal }) =>
      (await api.get<SearchPreview>(`${PATH}/preview`, { params: toPreviewParams(filters), signal })).data,
  });

/** Saves a search. */
export function useSaveSearch() {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (search: NewSavedSearchInput) =>
      (await api.post<SavedSearchView>(PATH, search, { headers: idempotencyKey.headersFor(search) })).data,
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: searchKeys.all }),
  });
}

type Change = { id: string; change: SavedSearchChange };

/** Changes a saved search; what its card sets shows at once and is rolled back on failure, which the card says. */
export function useChangeSearch(locale: Locale) {
  const cache = useQueryClient();
  const { queryKey } = savedSearchesQuery(locale);
  return useMutation({
    mutationFn: async ({ id, change }: Change) =>
      (await api.patch<SavedSearchView>(`${PATH}/${id}`, change)).data,
    meta: { silent: true },
    onMutate: ({ id, change: { paused, channels } }) => {
      const before = cache.getQueryData(queryKey);
      if (!before) return before;
      const changed = (item: SavedSearchView): SavedSearchView => ({
        ...item,
        paused: paused ?? item.paused,
        channels: { ...item.channels, ...channels },
      });
      const items = before.items.map((item) => (item.id === id ? changed(item) : item));
      cache.setQueryData(queryKey, { ...before, items });
      return before;
    },
    onError: (_error, _change, before) => cache.setQueryData(queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey: searchKeys.all }),
  });
}

/** Deletes a saved search. */
export function useDeleteSearch(onDeleted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.delete(`${PATH}/${id}`);
    },
    onSuccess: onDeleted,
    onSettled: () => cache.invalidateQueries({ queryKey: searchKeys.all }),
  });
}
