import { ratingCount, reviewedParams } from "@/lib/feedback/schema";
import { readRatingCount } from "@/lib/feedback/service/read-feedback";
import { route } from "@/lib/platform/server/http/route";

// GET /api/users/{id}/reviews-rating-count: a user's average and the number of reviews with each rating.
export const GET = route(
  { auth: "public", limit: "read", params: reviewedParams, output: ratingCount },
  ({ params }) => readRatingCount({ userId: params.id }),
);
