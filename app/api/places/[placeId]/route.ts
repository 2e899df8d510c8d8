import { placeAddress, placeParams } from "@/lib/places/schema";
import { readPlaceAddress } from "@/lib/places/service/find-places";
import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";

const MAX_AGE_SECONDS = 3600;

// GET /api/places/{placeId}: the parts of an address that a town determines.
export const GET = route(
  { auth: "public", params: placeParams, output: placeAddress },
  async ({ request, params }) => cachedAnswer(request, await readPlaceAddress(params), MAX_AGE_SECONDS),
);
