import { queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import { isMissing } from "@/lib/platform/browser/api/api-error";
import type { PriceGuide } from "./schema";

const HOUR_MS = 3_600_000;

/** What a service usually costs in a country; null where too few prices are known. */
export const priceGuideQuery = (subcategoryId: string, country: string) =>
  queryOptions({
    queryKey: ["price-guides", subcategoryId, country],
    queryFn: async ({ signal }) => {
      try {
        const path = `/price-guides/${subcategoryId}`;
        return (await publicApi.get<PriceGuide>(path, { params: { country }, signal })).data;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    staleTime: HOUR_MS,
  });
