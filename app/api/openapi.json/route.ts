import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { apiDescription, apiDocument } from "@/lib/platform/server/http/openapi";
import { route } from "@/lib/platform/server/http/route";
import { singletons } from "@/lib/platform/server/config/singletons";
import { AppError } from "@/lib/shared/errors";

const MAX_AGE_SECONDS = 300;

// GET /api/openapi.json: the OpenAPI document, generated from the routes; 503 without a route table, as in tests.
export const GET = route({ auth: "public", output: apiDocument }, ({ request }) => {
  if (!singletons.routes) throw new AppError("unavailable");
  return cachedAnswer(request, apiDescription(singletons.routes), MAX_AGE_SECONDS);
});
