import { queryOptions } from "@tanstack/react-query";
import type { PublicConfig } from "@/lib/shared/config";
import { plainApi } from "./api";

/** What this server has switched on: it cannot change while the page is open. */
export const publicConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async ({ signal }) => (await plainApi.get<PublicConfig>("/config", { signal })).data,
  staleTime: Infinity,
});
