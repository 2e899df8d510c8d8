import { reviewedParams, reviewList, reviewListQuery } from "@/lib/feedback/schema";
import { readReviews } from "@/lib/feedback/service/read-feedback";
import { route } from "@/lib/platform/server/http/route";

// GET /api/users/{id}/reviews: the published reviews about a user; public.
export const GET = route(
  { auth: "public", limit: "read", params: reviewedParams, query: reviewListQuery, output: reviewList },
  ({ params, query, lang }) => readReviews({ userId: params.id, lang, query }),
);
