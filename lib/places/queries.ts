import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import { formatPosition, type Position } from "../shared/coordinates";
import type { PlaceAddress, PlaceList } from "./schema";

const DEBOUNCE_MS = 180;
const HOUR_MS = 3_600_000;

/** The parameters of a search for places. */
export type PlaceSearchParams = {
  query: string;
  country?: string | null;
  near?: Position | null;
  streets?: boolean;
};

// The position is rounded in the browser (privacy): the server learns it only to about a kilometre.
function paramsOf({ query, country, near, streets }: PlaceSearchParams) {
  return {
    query,
    // An untouched form holds "".
    country: country || undefined,
    near: near ? formatPosition(near) : undefined,
    streets: streets || undefined,
  };
}

export const placeKeys = {
  search: (search: PlaceSearchParams) => ["places", "search", paramsOf(search)] as const,
  one: (placeId: number | null) => ["places", "one", placeId] as const,
};

// Debounce: a query that is aborted within the pause is never sent.
function debounce(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DEBOUNCE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("No longer wanted", "AbortError"));
    });
  });
}

/** Suggestions for the typed text, debounced; the previous ones stay visible while the next load. */
export const placesQuery = (search: PlaceSearchParams) =>
  queryOptions({
    queryKey: placeKeys.search(search),
    queryFn: async ({ signal }) => {
      await debounce(signal);
      return (await publicApi.get<PlaceList>("/places", { params: paramsOf(search), signal })).data;
    },
    // Previous suggestions must not stand in for the towns around the user.
    placeholderData: search.query === "" ? undefined : keepPreviousData,
    staleTime: HOUR_MS,
  });

/** One town by id, for a filter restored from the URL. */
export const placeQuery = (placeId: number | null) =>
  queryOptions({
    queryKey: placeKeys.one(placeId),
    queryFn: async ({ signal }) => (await publicApi.get<PlaceAddress>(`/places/${placeId}`, { signal })).data,
    enabled: placeId !== null,
    staleTime: HOUR_MS,
  });
