import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { ExportAnswer } from "./schema";

const POLL_MS = 2000;
/** The archive's signed URL expires, so a screen that stays open fetches a new one. */
const REFRESH_MS = 5 * 60_000;

/** The state of the own data export (GDPR), polled while it is pending. */
export const exportQuery = (userId: string) =>
  queryOptions({
    queryKey: ["users", userId, "export"],
    queryFn: async ({ signal }) => (await api.get<ExportAnswer>(`/users/${userId}/export`, { signal })).data,
    refetchInterval: ({ state }) => {
      const status = state.data?.export?.status;
      if (status === "PENDING") return POLL_MS;
      return status === "READY" ? REFRESH_MS : false;
    },
  });

/** Requests a data export (GDPR). */
export function useRequestExport(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.post<ExportAnswer>(`/users/${userId}/export`, {})).data,
    onSuccess: (answer) => cache.setQueryData(exportQuery(userId).queryKey, answer),
  });
}
