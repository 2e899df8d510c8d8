import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api";
import { useAttempt } from "@/lib/platform/browser/attempt";
import type { MoveReason } from "../limits";
import { tenderKeys } from "../queries";
import type { EditTender, NewTender } from "../schema/content";
import type { TenderView } from "../schema/view";

/** Posts a tender: however often the same form is sent, it is one. */
export function useCreateTender() {
  const cache = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: async (tender: NewTender) =>
      (await api.post<TenderView>("/tenders", tender, { headers: attempt.headersFor(tender) })).data,
    onSuccess: (tender) => cache.setQueryData(tenderKeys.one(tender.id), tender),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all, refetchType: "none" }),
  });
}

/** Changes a tender that is still open. */
export function useEditTender(tenderId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: EditTender) =>
      (await api.patch<TenderView>(`/tenders/${tenderId}`, change)).data,
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

export type MoveRequest = { version: number; reason?: MoveReason; note?: string };

/** Finish, cancel or release. Afterwards, also after a refusal, the screen shows the state the server knows. */
export function useMoveTender(tenderId: string, move: "finish" | "cancel" | "release") {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (request: MoveRequest) =>
      (await api.patch<TenderView>(`/tenders/${tenderId}/${move}`, request)).data,
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}
