import { queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import type { DirectoryList } from "./schema";

const HOUR_MS = 3_600_000;

/** The BEEs that offer a service (the slug of a subcategory) around a town, which is found by its name. */
export const beesNearQuery = (service: string, city: string) =>
  queryOptions({
    queryKey: ["bees-near", service, city],
    queryFn: async ({ signal }) =>
      (await publicApi.get<DirectoryList>("/bees", { params: { service, near: city }, signal })).data,
    staleTime: HOUR_MS,
  });
