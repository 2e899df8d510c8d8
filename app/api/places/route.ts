import { placeList, placesQuery } from "@/lib/places/schema";
import { suggestPlaces } from "@/lib/places/service/find-places";
import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";

const MAX_AGE_SECONDS = 3600;

// GET /api/places: towns by any of their names, nearest first around a position, and streets where they are known.
export const GET = route(
  { auth: "public", limit: "places", query: placesQuery, output: placeList },
  async ({ request, query }) => {
    const found = await suggestPlaces(query);
    // Where somebody is belongs into no cache, and what another server says may be better the next time.
    return query.near || query.streets ? found : cachedAnswer(request, found, MAX_AGE_SECONDS);
  },
);
