import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { publicApi } from "@/lib/platform/browser/api/api";
import type { CategoryView } from "./schema";

const HOUR_MS = 3_600_000;

export const categoryKeys = { tree: (locale: Locale) => ["categories", locale] as const };

/** The category tree. Names are localised, so each language has its own cache entry. */
export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: categoryKeys.tree(locale),
    queryFn: async ({ signal }) => (await publicApi.get<CategoryView[]>("/categories", { signal })).data,
    staleTime: HOUR_MS,
    meta: { announced: true },
  });
