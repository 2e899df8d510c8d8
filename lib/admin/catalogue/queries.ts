import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { CatalogueKind } from "./constants";
import type { CatalogueChange, CataloguePlans, CatalogueView } from "./schema";

/** All categories and subcategories, for admins who manage. */
export const catalogueQuery = queryOptions({
  queryKey: ["catalogue"] as const,
  queryFn: async ({ signal }) => (await api.get<CatalogueView>("/admin/catalogue", { signal })).data,
});

/** All plans, for admins who manage. */
export const cataloguePlansQuery = queryOptions({
  queryKey: [...catalogueQuery.queryKey, "plans"] as const,
  queryFn: async ({ signal }) => (await api.get<CataloguePlans>("/admin/catalogue/plans", { signal })).data,
});

/** Changes an entry; it is done when the list shows it, also after a refusal, because another admin was faster. */
export function useChangeEntry(kind: CatalogueKind, id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: CatalogueChange) => api.patch(`/admin/catalogue/${kind}/${id}`, change),
    onSettled: () => cache.invalidateQueries({ queryKey: catalogueQuery.queryKey }),
  });
}
