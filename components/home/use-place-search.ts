import { useEffect, useState } from "react";
import { readPublic } from "@/lib/platform/browser/api/public-api";
import type { PlaceList, PlaceView } from "@/lib/places/schema";

const PAUSE_MS = 180;

type Found = { query: string; options: PlaceView[]; isMissing: boolean };
const NOTHING: Found = { query: "", options: [], isMissing: false };

/** Towns for what was typed, once typing pauses. `isMissing`: they cannot be had at the moment. */
export function usePlaceSearch(typed: string, minQuery: number) {
  const query = typed.trim();
  const isAsked = query.length >= minQuery;
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const search = async () => {
      try {
        const { items } = await readPublic<PlaceList>("/places", { query }, stop.signal);
        setFound({ query, options: items, isMissing: false });
      } catch {
        // The job can be described without a town; the field says that there are none at the moment.
        if (!stop.signal.aborted) setFound({ query, options: [], isMissing: true });
      }
    };
    const pause = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [isAsked, query]);
  return {
    options: isAsked ? found.options : [],
    isLoading: isAsked && found.query !== query,
    isMissing: isAsked && found.query === query && found.isMissing,
  };
}
