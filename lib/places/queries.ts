import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { plainApi } from "@/lib/platform/browser/api";
import type { PlaceAddress, PlaceView } from "./schema";

const PAUSE_MS = 180;
const HOUR_MS = 3_600_000;

export const placeKeys = {
  search: (query: string, country: string | null) => ["places", "search", query, country] as const,
  one: (placeId: number | null) => ["places", "one", placeId] as const,
};

/** Waits until typing pauses: a query that is no longer wanted is aborted before it is sent. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("No longer wanted", "AbortError"));
    });
  });
}

/** Towns for what was typed; those of the beginning before stay visible until the new ones are here. */
export const placesQuery = (query: string, country: string | null) =>
  queryOptions({
    queryKey: placeKeys.search(query, country),
    queryFn: async ({ signal }) => {
      await pause(signal);
      const params = { query, country: country ?? undefined };
      return (await plainApi.get<{ items: PlaceView[] }>("/places", { params, signal })).data.items;
    },
    placeholderData: keepPreviousData,
    staleTime: HOUR_MS,
  });

/** One town, for a filter that knows only its id. */
export const placeQuery = (placeId: number | null) =>
  queryOptions({
    queryKey: placeKeys.one(placeId),
    queryFn: async ({ signal }) => (await plainApi.get<PlaceAddress>(`/places/${placeId}`, { signal })).data,
    enabled: placeId !== null,
    staleTime: HOUR_MS,
  });
