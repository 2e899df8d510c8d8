import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import type { MoveReason, TenderAudience } from "@/lib/tenders/constants";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { Acceptance } from "./schema/accept";
import type { TenderOverview } from "./schema/overview";
import { tenderKeys } from "@/lib/tenders/queries";
import type { EditTender, NewTender, TenderCopy } from "@/lib/tenders/schema/content";
import type { TenderReach } from "./schema/reach";
import type { TenderView } from "./schema/tender-view";

/** One tender with the actions allowed to the caller. */
export const tenderQuery = (tenderId: string) =>
  queryOptions({
    queryKey: tenderKeys.one(tenderId),
    queryFn: async ({ signal }) => (await api.get<TenderView>(`/tenders/${tenderId}`, { signal })).data,
  });

/**
 * The content of an own tender for a new one, with copies of its files. `attempt` names one opening of the form: asked for
 * again, it is answered with the same copies.
 */
export const tenderCopyQuery = (tenderId: string, attempt: string) =>
  queryOptions({
    queryKey: ["tender-copy", tenderId, attempt],
    queryFn: async ({ signal }) => {
      const headers = { "Idempotency-Key": attempt };
      return (await api.post<TenderCopy>(`/tenders/${tenderId}/copy`, {}, { headers, signal })).data;
    },
    staleTime: Infinity,
    gcTime: 0,
  });

const REACH_FRESH_MS = 10 * 60_000;

/** Who may answer an own tender, and when. Kept for ten minutes: it changes by the day, not with every offer. */
export const tenderReachQuery = (tenderId: string) =>
  queryOptions({
    queryKey: ["reach", tenderId],
    queryFn: async ({ signal }) =>
      (await api.get<TenderReach>(`/tenders/${tenderId}/reach`, { signal })).data,
    staleTime: REACH_FRESH_MS,
  });

/** The signed-in user's overview for the account home. */
export const tenderOverviewQuery = queryOptions({
  queryKey: tenderKeys.overview,
  queryFn: async ({ signal }) => (await api.get<TenderOverview>("/tenders/overview", { signal })).data,
});

/** Posts a tender; idempotent, so a retry of the same form makes no second one. */
export function useCreateTender() {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (tender: NewTender) =>
      (await api.post<TenderView>("/tenders", tender, { headers: idempotencyKey.headersFor(tender) })).data,
    onSuccess: (tender) => cache.setQueryData(tenderKeys.one(tender.id), tender),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all, refetchType: "none" }),
  });
}

/** Edits an open tender; `onDone` is called also when what was pressed is gone by then. */
export function useEditTender(tenderId: string, onDone?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: EditTender) =>
      (await api.patch<TenderView>(`/tenders/${tenderId}`, change)).data,
    onSuccess: () => onDone?.(),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

/** Says who sees a private tender, and from when all do. */
export function useChangeAudience(tenderId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: { version: number; audience: TenderAudience }) =>
      (await api.patch<TenderView>(`/tenders/${tenderId}/audience`, change)).data,
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

export type MoveRequest = { version: number; reason?: MoveReason; note?: string };

/** Finishes, cancels or releases a tender. Refetches after a refusal too: its usual cause is a stale screen. */
export function useMoveTender(tenderId: string, move: "finish" | "cancel" | "release") {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (request: MoveRequest) => {
      const headers = idempotencyKey.headersFor([tenderId, move, request]);
      return (await api.patch<TenderView>(`/tenders/${tenderId}/${move}`, request, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

type AcceptedOffer = { offerId: string } & Acceptance;

/** The client accepts the offer in the version they saw. */
export function useAcceptOffer() {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (accepted: AcceptedOffer) => {
      const { offerId, ...body } = accepted;
      return api.patch(`/offers/${offerId}/accept`, body, { headers: idempotencyKey.headersFor(accepted) });
    },
    onSuccess: (_, { phone }) => {
      idempotencyKey.end();
      if (phone) sessionStore.patchUser({ phone });
    },
    // Also after a failure: its usual cause is a race with another transition of the tender.
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}
