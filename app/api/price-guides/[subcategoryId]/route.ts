import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";
import { priceGuide, priceGuideParams, priceGuideSearch } from "@/lib/price-guides/schema";
import { readPriceGuide } from "@/lib/price-guides/service";

const MAX_AGE_SECONDS = 300;

// GET /api/price-guides/{subcategoryId}: what a service usually costs in a country.
export const GET = route(
  { auth: "public", params: priceGuideParams, query: priceGuideSearch, output: priceGuide },
  async ({ request, params, query }) =>
    cachedAnswer(request, await readPriceGuide({ ...params, ...query }), MAX_AGE_SECONDS),
);
