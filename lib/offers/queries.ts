import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { tenderKeys } from "@/lib/tenders/queries";
import type { DECLINE_REASONS } from "@/lib/tenders/constants";
import type { ChangeOffer, NewOffer, OfferView } from "./schema";

export const offerKeys = {
  of: (tenderId: string) => [...tenderKeys.one(tenderId), "offers"] as const,
};

/** The offers of a tender: all for its creator, the own one for a PRO. */
export const offersQuery = (tenderId: string) =>
  queryOptions({
    queryKey: offerKeys.of(tenderId),
    queryFn: async ({ signal }) =>
      (await api.get<{ items: OfferView[] }>(`/tenders/${tenderId}/offers`, { signal })).data.items,
  });

/** Invalidates every query of tenders and offers; also after a failure, whose usual cause is a race with a rival. */
function useRefreshTender() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: tenderKeys.all });
}

/** Sends an offer; idempotent, so a retry of the same form makes no second one. */
export function useSendOffer(tenderId: string) {
  const refresh = useRefreshTender();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (offer: NewOffer) => {
      const headers = idempotencyKey.headersFor(offer);
      return (await api.post<OfferView>(`/tenders/${tenderId}/offers`, offer, { headers })).data;
    },
    onSettled: refresh,
  });
}

/** Changes an own active offer. */
export function useChangeOffer() {
  const refresh = useRefreshTender();
  return useMutation({
    mutationFn: async ({ offerId, offer }: { offerId: string; offer: ChangeOffer }) =>
      (await api.patch<OfferView>(`/offers/${offerId}`, offer)).data,
    onSettled: refresh,
  });
}

/** Lets an own offer stand for its number of days again, in the version that its PRO saw; `onDone` also when the button is gone by then. */
export function useRenewOffer(onDone: () => void) {
  const refresh = useRefreshTender();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ offerId, version }: { offerId: string; version: number }) => {
      const headers = idempotencyKey.headersFor([offerId, version]);
      return (await api.patch<OfferView>(`/offers/${offerId}/renew`, { version }, { headers })).data;
    },
    onSuccess: () => {
      idempotencyKey.end();
      onDone();
    },
    onSettled: refresh,
  });
}

/** Withdraws an own offer. */
export function useWithdrawOffer() {
  const refresh = useRefreshTender();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (offerId: string) =>
      api.patch(`/offers/${offerId}/withdraw`, {}, { headers: idempotencyKey.headersFor(offerId) }),
    onSuccess: () => idempotencyKey.end(),
    onSettled: refresh,
  });
}

type Pinned = { offerId: string; isPinned: boolean };

/** Pins an offer to the client's shortlist or takes it off: an optimistic update, rolled back on failure. */
export function usePinOffer(tenderId: string) {
  const cache = useQueryClient();
  const { queryKey } = offersQuery(tenderId);
  return useMutation({
    mutationFn: ({ offerId, isPinned }: Pinned) => {
      const path = `/offers/${offerId}/shortlist`;
      return isPinned ? api.put<OfferView>(path) : api.delete<OfferView>(path);
    },
    onMutate: async ({ offerId, isPinned }) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      cache.setQueryData(queryKey, (offers) =>
        offers?.map((offer) => (offer.id === offerId ? { ...offer, isPinned } : offer)),
      );
      return before;
    },
    onError: (_error, _pinned, before) => cache.setQueryData(queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}

/** The client declines an offer, with a reason. */
export function useDeclineOffer() {
  const refresh = useRefreshTender();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ offerId, reason }: { offerId: string; reason: (typeof DECLINE_REASONS)[number] }) => {
      const headers = idempotencyKey.headersFor([offerId, reason]);
      return api.patch(`/offers/${offerId}/decline`, { reason }, { headers });
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: refresh,
  });
}
