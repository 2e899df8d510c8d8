import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { BlockList } from "./schema";

const BLOCKS_FRESH_MS = 5 * 60_000;

/** Whom the user blocks. */
export const blocksQuery = queryOptions({
  queryKey: ["blocks"] as const,
  queryFn: async ({ signal }) => (await api.get<BlockList>("/blocks", { signal })).data,
  // Only the user changes whom they block.
  staleTime: BLOCKS_FRESH_MS,
});

/** Whether the user blocks another one; undefined while that is not known. */
export function useIsBlocked(userId: string): boolean | undefined {
  return useQuery(blocksQuery).data?.items.some(({ user }) => user.id === userId);
}

/** Blocks a user, or no longer; every list changes with it. */
export function useSetBlock(userId: string, onDone: (isBlocked: boolean) => void) {
  const cache = useQueryClient();
  const path = `/blocks/${userId}`;
  return useMutation({
    mutationFn: async (isBlocked: boolean) =>
      (await (isBlocked ? api.put<BlockList>(path) : api.delete<BlockList>(path))).data,
    onSuccess: (list, isBlocked) => {
      cache.setQueryData(blocksQuery.queryKey, list);
      onDone(isBlocked);
      return cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== blocksQuery.queryKey });
    },
  });
}
