import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { reportKeys } from "@/lib/reports/queries";
import type { QueueKind } from "./constants";
import type { QueueList } from "./schema";

const queueKey = [...reportKeys.all, "queue"] as const;

/** A page of what waits for an admin, of one kind or of all. */
export const adminQueueQuery = ({ kind, page }: { kind: QueueKind | null; page: number }) =>
  queryOptions({
    queryKey: [...queueKey, kind, page] as const,
    queryFn: async ({ signal }) => {
      const params = { page, ...(kind && { kind }) };
      return (await api.get<QueueList>("/admin/queue", { params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** Takes an entry for the admin; the queue follows, also after a refusal, because another admin was faster. */
export function useClaimEntry() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind }: { id: string; kind: QueueKind }) =>
      api.post(`/admin/queue/${id}/claim`, { kind }),
    onSettled: () => cache.invalidateQueries({ queryKey: reportKeys.all }),
  });
}
