import { placeList, placesParams } from "@/lib/places/schema";
import { suggestPlaces } from "@/lib/places/service/find-places";
import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";

const MAX_AGE_SECONDS = 3600;

// GET /api/places: suggests towns by any of their names, nearest first from a position, and streets where available.
export const GET = route(
  { auth: "public", limit: "places", query: placesParams, output: placeList },
  async ({ request, query }) => {
    const found = await suggestPlaces(query);
    // Not cached: a position is private, and the answer of the street server may improve.
    return query.near || query.streets ? found : cachedAnswer(request, found, MAX_AGE_SECONDS);
  },
);
