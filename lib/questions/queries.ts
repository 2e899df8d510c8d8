import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { publicApi } from "@/lib/platform/browser/api/api";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import type { QuestionSetView } from "./schema";
import { rememberQuestions } from "./store";

const HOUR_MS = 3_600_000;

const ALL_QUESTIONS = ["questions"] as const;

/** What a service asks about a job. Questions are localised, so each language has its own cache entry. */
export const questionsQuery = (subcategoryId: string, locale: Locale) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS, locale, subcategoryId],
    queryFn: async ({ signal }) => {
      const { data } = await publicApi.get<QuestionSetView>(`/questions/${subcategoryId}`, { signal });
      rememberQuestions(data);
      return data;
    },
    staleTime: HOUR_MS,
  });

/** Sends a tender; when an answer is refused, the questions are fetched anew: an admin may have changed them meanwhile. */
export function useSendAnswered<T, R>(send: (tender: T) => Promise<R>): (tender: T) => Promise<R> {
  const cache = useQueryClient();
  return async (tender) => {
    try {
      return await send(tender);
    } catch (error) {
      const isOfAnswer = toApiError(error).issues.some(({ path }) => path.startsWith("answers."));
      if (isOfAnswer) void cache.invalidateQueries({ queryKey: ALL_QUESTIONS });
      throw error;
    }
  };
}
