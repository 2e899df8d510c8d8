import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import type { InsightPeriod } from "./constants";
import type { Insights } from "./schema";

/** The signed-in BEE's insights of a period; services are named in the reader's language. */
export const insightsQuery = (days: InsightPeriod, locale: Locale) =>
  queryOptions({
    queryKey: ["insights", days, locale],
    queryFn: async ({ signal }) => (await api.get<Insights>("/insights", { params: { days }, signal })).data,
  });
