import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { catalogueQuery } from "../catalogue/queries";
import type { CatalogueQuestions, QuestionChangeBody } from "./schema";

const pathOf = (subcategoryId: string) => `/admin/catalogue/subcategories/${subcategoryId}/questions`;
const keyOf = (subcategoryId: string) => [...catalogueQuery.queryKey, "questions", subcategoryId];

/** All questions of a service, for admins who manage; units in the reader's language. */
export const catalogueQuestionsQuery = (subcategoryId: string, locale: Locale) =>
  queryOptions({
    queryKey: [...keyOf(subcategoryId), locale],
    queryFn: async ({ signal }) =>
      (await api.get<CatalogueQuestions>(pathOf(subcategoryId), { signal })).data,
  });

/** Changes a question; it is done when the list shows it, also after a refusal, because another admin was faster. */
export function useChangeQuestion(subcategoryId: string, key: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: QuestionChangeBody) => api.patch(`${pathOf(subcategoryId)}/${key}`, change),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(subcategoryId) }),
  });
}
