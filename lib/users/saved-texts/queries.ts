import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import type { SavedTextBody, SavedTextView } from "./schema";

/** The user's own texts. */
export const savedTextsQuery = queryOptions({
  queryKey: ["saved-texts"],
  queryFn: async ({ signal }) =>
    (await api.get<{ items: SavedTextView[] }>("/users/saved-texts", { signal })).data.items,
});

/** Keeps a new text, or changes the one with this id. */
export function useSaveText(id: string | undefined) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: SavedTextBody) => {
      if (id) return (await api.put<SavedTextView>(`/users/saved-texts/${id}`, body)).data;
      const headers = idempotencyKey.headersFor(body);
      return (await api.post<SavedTextView>("/users/saved-texts", body, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: savedTextsQuery.queryKey }),
  });
}

/** Deletes a text. */
export function useRemoveText() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.delete(`/users/saved-texts/${id}`);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: savedTextsQuery.queryKey }),
  });
}
