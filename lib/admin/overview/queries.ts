import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { MarketOverview } from "./schema";

/** How the market does, for admins. */
export const marketOverviewQuery = queryOptions({
  queryKey: ["admin-overview"] as const,
  queryFn: async ({ signal }) => (await api.get<MarketOverview>("/admin/overview", { signal })).data,
});
