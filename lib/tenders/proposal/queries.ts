import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { publicApi } from "@/lib/platform/browser/api/api";
import type { Answers } from "@/lib/questions/schema";
import type { TenderProposal } from "./schema";

/** Title and description made from these answers, in the reader's language. */
export const proposalQuery = (subcategoryId: string, locale: Locale, answers: Answers) =>
  queryOptions({
    queryKey: ["proposal", locale, subcategoryId, answers],
    queryFn: async ({ signal }) =>
      (await publicApi.post<TenderProposal>(`/questions/${subcategoryId}/texts`, { answers }, { signal }))
        .data,
    staleTime: Infinity,
    // The form does without.
    retry: false,
  });
