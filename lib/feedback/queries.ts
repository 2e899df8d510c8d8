import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "@/lib/platform/browser/api";
import { tenderKeys } from "@/lib/tenders/queries";
import type { FeedbackState, feedbackBody, ReviewView } from "./schema";

export const feedbackKeys = {
  of: (tenderId: string) => [...tenderKeys.one(tenderId), "feedback"] as const,
};

/** Both sides' feedback on a tender, as far as the caller may read it. */
export const feedbackQuery = (tenderId: string) =>
  queryOptions({
    queryKey: feedbackKeys.of(tenderId),
    queryFn: async ({ signal }) =>
      (await api.get<FeedbackState>(`/tenders/${tenderId}/feedback`, { signal })).data,
  });

/** Writes the caller's feedback on a finished tender. */
export function useLeaveFeedback(tenderId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (feedback: z.input<typeof feedbackBody>) =>
      (await api.post<ReviewView>(`/tenders/${tenderId}/feedback`, feedback)).data,
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

/** Answers a published review about the caller, once. */
export function useReplyToReview(tenderId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ reviewId, reply }: { reviewId: string; reply: string }) =>
      (await api.post<ReviewView>(`/feedback/${reviewId}/reply`, { reply })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: feedbackKeys.of(tenderId) }),
  });
}
