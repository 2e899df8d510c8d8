import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/idempotency-key";
import type { MoveReason } from "@/lib/tenders/constants";
import type { TenderOverview } from "./schema/overview";
import { tenderKeys } from "@/lib/tenders/queries";
import type { EditTender, NewTender } from "@/lib/tenders/schema/content";
import type { TenderView } from "./schema/tender-view";

/** One tender with what the caller may do. */
export const tenderQuery = (tenderId: string) =>
  queryOptions({
    queryKey: tenderKeys.one(tenderId),
    queryFn: async ({ signal }) => (await api.get<TenderView>(`/tenders/${tenderId}`, { signal })).data,
  });

/** What waits for whoever is signed in, for the account home. */
export const tenderOverviewQuery = queryOptions({
  queryKey: tenderKeys.overview,
  queryFn: async ({ signal }) => (await api.get<TenderOverview>("/tenders/overview", { signal })).data,
});

/** Posts a tender: however often the same form is sent, it is one. */
export function useCreateTender() {
  const cache = useQueryClient();
  const attempt = useIdempotencyKey();
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

export type SeenOffer = { offerId: string; version: number };

/** The client accepts the offer in the version they saw. */
export function useAcceptOffer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ offerId, version }: SeenOffer) => api.patch(`/offers/${offerId}/accept`, { version }),
    // Also after a failure: its usual reason is that a rival moved the tender.
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}
