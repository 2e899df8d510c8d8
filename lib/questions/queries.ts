import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { publicApi } from "@/lib/platform/browser/api/api";
import type { QuestionSetView } from "./schema";
import { rememberQuestions } from "./store";

const HOUR_MS = 3_600_000;

/** What a service asks about a job. Questions are localised, so each language has its own cache entry. */
export const questionsQuery = (subcategoryId: string, locale: Locale) =>
  queryOptions({
    queryKey: ["questions", locale, subcategoryId],
    queryFn: async ({ signal }) => {
      const { data } = await publicApi.get<QuestionSetView>(`/questions/${subcategoryId}`, { signal });
      rememberQuestions(data);
      return data;
    },
    staleTime: HOUR_MS,
  });
