import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { tenderKeys } from "@/lib/tenders/queries";
import type { AskBody, SettleBody, TenderQuestionList, TenderQuestionView } from "./schema";

// Below the tender's key: what makes the tender fetched again fetches its questions too.
const keyOf = (tenderId: string) => [...tenderKeys.one(tenderId), "tender-questions"] as const;

/** The questions to the client of a tender, newest first. */
export const tenderQuestionsQuery = (tenderId: string) =>
  queryOptions({
    queryKey: keyOf(tenderId),
    queryFn: async ({ signal }) =>
      (await api.get<TenderQuestionList>(`/tenders/${tenderId}/questions`, { signal })).data.items,
  });

/** Asks the client of a tender; what is sent again because its answer was lost is one question. */
export function useAskAboutTender(tenderId: string) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: AskBody) => {
      const headers = idempotencyKey.headersFor(body);
      return (await api.post<TenderQuestionView>(`/tenders/${tenderId}/questions`, body, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(tenderId) }),
  });
}

/** Answers a question of an own tender, or removes it. */
export function useSettleQuestion(tenderId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ questionId, change }: { questionId: string; change: SettleBody }) =>
      (await api.patch<TenderQuestionView>(`/tender-questions/${questionId}`, change)).data,
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(tenderId) }),
  });
}
