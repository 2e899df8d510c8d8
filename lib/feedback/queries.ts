import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { ListAnswer } from "@/lib/shared/list-query";
import { tenderKeys } from "@/lib/tenders/queries";
import type {
  endedAgreementList,
  FeedbackState,
  feedbackBody,
  OwnReview,
  RatingCount,
  ReviewListQuery,
  ReviewNoteList,
  ReviewNoteQuery,
  ReviewView,
} from "./schema";

export const feedbackKeys = {
  of: (tenderId: string) => [...tenderKeys.one(tenderId), "feedback"] as const,
  about: (userId: string) => ["users", userId, "reviews"] as const,
};

/** Both parties' feedback on a tender, as far as the caller may read it. */
export const feedbackQuery = (tenderId: string) =>
  queryOptions({
    queryKey: feedbackKeys.of(tenderId),
    queryFn: async ({ signal }) =>
      (await api.get<FeedbackState>(`/tenders/${tenderId}/feedback`, { signal })).data,
  });

/** The caller's agreements on a tender that ended without the work, with both parties' feedback about them. */
export const endedAgreementsQuery = (tenderId: string) =>
  queryOptions({
    queryKey: [...feedbackKeys.of(tenderId), "ended-agreements"],
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof endedAgreementList>>(`/tenders/${tenderId}/ended-agreements`, { signal }))
        .data.items,
  });

/** A page of the published reviews about a user; public. */
export const reviewsQuery = (userId: string, query: ReviewListQuery) =>
  queryOptions({
    queryKey: [...feedbackKeys.about(userId), query],
    queryFn: async ({ signal }) =>
      (await publicApi.get<ListAnswer<ReviewView>>(`/users/${userId}/reviews`, { params: query, signal }))
        .data,
  });

/** A user's average and the number of reviews with each rating; public. */
export const ratingCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...feedbackKeys.about(userId), "rating-count"],
    queryFn: async ({ signal }) =>
      (await publicApi.get<RatingCount>(`/users/${userId}/reviews-rating-count`, { signal })).data,
  });

/** A page of what people have written to the operator beside their reviews, for admins. */
export const reviewNotesQuery = (query: ReviewNoteQuery) =>
  queryOptions({
    queryKey: ["review-notes", query] as const,
    queryFn: async ({ signal }) =>
      (await api.get<ReviewNoteList>("/feedback/notes", { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

/**
 * Leaves the caller's feedback on a completed tender, or on an agreement that ended without the work; what is sent again
 * because its answer was lost is one review.
 */
export function useLeaveFeedback(tenderId: string, endedAgreementId: string | null) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const about = endedAgreementId ? `/ended-agreements/${endedAgreementId}` : "";
  return useMutation({
    mutationFn: async (feedback: z.input<typeof feedbackBody>) => {
      const headers = idempotencyKey.headersFor([tenderId, about, feedback]);
      return (await api.post<OwnReview>(`/tenders/${tenderId}${about}/feedback`, feedback, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

/** Replies to a published review about the caller, once; also where the first answer of the server was lost. */
export function useReplyToReview(tenderId: string) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ reviewId, reply }: { reviewId: string; reply: string }) => {
      const headers = idempotencyKey.headersFor([reviewId, reply]);
      return (await api.post<ReviewView>(`/feedback/${reviewId}/reply`, { reply }, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: feedbackKeys.of(tenderId) }),
        cache.invalidateQueries({ queryKey: feedbackKeys.about(sessionStore.read().userId ?? "") }),
      ]),
  });
}
