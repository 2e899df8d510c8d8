import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { tenderKeys } from "@/lib/tenders/queries";
import { offerKeys } from "../queries";
import type { OfferView } from "../schema";
import type { ProposalAnswer } from "./constants";
import type { AnswerToProposal, NewProposal, OfferHistory } from "./schema";

/** How the terms of an offer came about. Below the key of the tender's offers: what refetches them refetches this. */
export const offerHistoryQuery = ({ id, tenderId }: Pick<OfferView, "id" | "tenderId">) =>
  queryOptions({
    queryKey: [...offerKeys.of(tenderId), id, "history"] as const,
    queryFn: async ({ signal }) => (await api.get<OfferHistory>(`/offers/${id}/revisions`, { signal })).data,
  });

/** Proposes other terms for an offer; what is sent again because its answer was lost is one proposal. */
export function useProposeTerms(offerId: string) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (proposal: NewProposal) => {
      const headers = idempotencyKey.headersFor([offerId, proposal]);
      return (await api.post<OfferView>(`/offers/${offerId}/proposals`, proposal, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    // Also after a refusal, whose usual cause is that the other party was faster.
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

type GivenAnswer = AnswerToProposal & { proposalId: string };

/** Takes a proposal, keeps the offer, or takes the own proposal back. */
export function useAnswerProposal(onDone: (answer: ProposalAnswer) => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (given: GivenAnswer) => {
      const { proposalId, ...body } = given;
      const headers = idempotencyKey.headersFor(given);
      return (await api.patch<OfferView>(`/proposals/${proposalId}`, body, { headers })).data;
    },
    // Here and not at the call: the live event of the same change may take the button away before the answer comes.
    onSuccess: (_, { answer }) => {
      idempotencyKey.end();
      onDone(answer);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}
