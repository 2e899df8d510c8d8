import { queryOptions } from "@tanstack/react-query";
import type { PublicConfig } from "@/lib/shared/config";
import { publicApi } from "./api";

/** What this server has switched on: it cannot change while the page is open. */
export const publicConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async ({ signal }) => (await publicApi.get<PublicConfig>("/config", { signal })).data,
  staleTime: Infinity,
});
