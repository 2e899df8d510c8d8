import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { ExportAnswer } from "./schema";

const LOOK_AGAIN_MS = 2000;
/** The archive's address ends, so a screen that stays open gets a new one. */
const RENEW_MS = 5 * 60_000;

/** How far the copy of the own data is. */
export const exportQuery = (userId: string) =>
  queryOptions({
    queryKey: ["users", userId, "export"],
    queryFn: async ({ signal }) => (await api.get<ExportAnswer>(`/users/${userId}/export`, { signal })).data,
    refetchInterval: ({ state }) => {
      const status = state.data?.export?.status;
      if (status === "PENDING") return LOOK_AGAIN_MS;
      return status === "READY" ? RENEW_MS : false;
    },
  });

/** Asks for a copy of the own data. */
export function useAskForExport(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.post<ExportAnswer>(`/users/${userId}/export`, {})).data,
    onSuccess: (answer) => cache.setQueryData(exportQuery(userId).queryKey, answer),
  });
}
