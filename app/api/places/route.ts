import { placeList, placesQuery } from "@/lib/places/schema";
import { suggestPlaces } from "@/lib/places/service/find-places";
import { cachedAnswer } from "@/lib/platform/server/cached-answer";
import { route } from "@/lib/platform/server/route";

const MAX_AGE_SECONDS = 3600;

// GET /api/places: towns whose name begins as typed, in any of their names.
export const GET = route(
  { auth: "public", query: placesQuery, output: placeList },
  async ({ request, query }) => cachedAnswer(request, await suggestPlaces(query), MAX_AGE_SECONDS),
);
