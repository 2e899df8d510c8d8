import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import { positionText, type Position } from "../shared/coordinates";
import type { PlaceAddress, PlaceList } from "./schema";

const PAUSE_MS = 180;
const HOUR_MS = 3_600_000;

/** What is looked for: what was typed, in which country, from where, and whether streets count. */
export type PlacesAsked = {
  query: string;
  country?: string | null;
  near?: Position | null;
  streets?: boolean;
};

// The position is rounded here: what leaves the browser is a point somewhere within a kilometre.
function paramsOf({ query, country, near, streets }: PlacesAsked) {
  return {
    query,
    // A form that was never filled holds an empty one.
    country: country || undefined,
    near: near ? positionText(near) : undefined,
    streets: streets || undefined,
  };
}

export const placeKeys = {
  search: (asked: PlacesAsked) => ["places", "search", paramsOf(asked)] as const,
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

/** Places for what was typed; those of the beginning before stay visible until the new ones are here. */
export const placesQuery = (asked: PlacesAsked) =>
  queryOptions({
    queryKey: placeKeys.search(asked),
    queryFn: async ({ signal }) => {
      await pause(signal);
      return (await publicApi.get<PlaceList>("/places", { params: paramsOf(asked), signal })).data;
    },
    // The towns around are no answer to what was typed before.
    placeholderData: asked.query === "" ? undefined : keepPreviousData,
    staleTime: HOUR_MS,
  });

/** One town, for a filter that knows only its id. */
export const placeQuery = (placeId: number | null) =>
  queryOptions({
    queryKey: placeKeys.one(placeId),
    queryFn: async ({ signal }) => (await publicApi.get<PlaceAddress>(`/places/${placeId}`, { signal })).data,
    enabled: placeId !== null,
    staleTime: HOUR_MS,
  });
