import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { tenderKeys } from "@/lib/tenders/queries";
import type { DisputeAct } from "./constants";
import type {
  ActOnDispute,
  DisputeDetail,
  DisputeList,
  DisputeListQuery,
  DisputeMessages,
  DisputeView,
  NewDispute,
  DisputesOfTender,
} from "./schema";

const disputeKeys = { all: ["disputes"] as const };

/** The disputes about a tender. Below the tender's key: what makes it fetched again fetches them too. */
export const tenderDisputesQuery = (tenderId: string) =>
  queryOptions({
    queryKey: [...tenderKeys.one(tenderId), "disputes"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<DisputesOfTender>(`/tenders/${tenderId}/disputes`, { signal })).data,
  });

/** A page of the disputes that the caller may see. */
export const disputesQuery = (query: DisputeListQuery) =>
  queryOptions({
    queryKey: [...disputeKeys.all, "list", query] as const,
    queryFn: async ({ signal }) => (await api.get<DisputeList>("/disputes", { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** One dispute with its agreement. */
export const disputeQuery = (disputeId: string) =>
  queryOptions({
    queryKey: [...disputeKeys.all, disputeId] as const,
    queryFn: async ({ signal }) => (await api.get<DisputeDetail>(`/disputes/${disputeId}`, { signal })).data,
  });

/**
 * The conversation of the two, for an admin: the newest messages, or those before one of them. Each call is kept, so it is
 * asked for once and not again by itself.
 */
export const disputeMessagesQuery = (disputeId: string, beforeSeq?: number) =>
  queryOptions({
    queryKey: [...disputeKeys.all, disputeId, "messages", beforeSeq ?? null] as const,
    queryFn: async ({ signal }) =>
      (await api.get<DisputeMessages>(`/disputes/${disputeId}/messages`, { params: { beforeSeq }, signal }))
        .data,
    staleTime: Infinity,
  });

/** Opens a dispute; what is sent again because its answer was lost is one dispute. */
export function useOpenDispute(tenderId: string, onDone: () => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (dispute: NewDispute) => {
      const headers = idempotencyKey.headersFor([tenderId, dispute]);
      return (await api.post<DisputeView>(`/tenders/${tenderId}/disputes`, dispute, { headers })).data;
    },
    // Here and not at the call: the live event of the same change may take the button away before the answer comes.
    onSuccess: () => {
      idempotencyKey.end();
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

/** Answers, proposes, agrees, asks for mediation, takes back or decides, in the version that the person saw. */
export function useActOnDispute(disputeId: string, onDone: (act: DisputeAct) => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (given: ActOnDispute) => {
      const headers = idempotencyKey.headersFor([disputeId, given]);
      return (await api.patch<DisputeView>(`/disputes/${disputeId}`, given, { headers })).data;
    },
    onSuccess: (_, { act }) => {
      idempotencyKey.end();
      onDone(act);
    },
    // Also after a refusal, whose usual cause is that the other party was faster.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: tenderKeys.all }),
        cache.invalidateQueries({ queryKey: disputeKeys.all }),
      ]),
  });
}
