import { replyBody, reviewParams, reviewView } from "@/lib/feedback/schema";
import { replyToReview } from "@/lib/feedback/service/reply-to-review";
import { route } from "@/lib/platform/server/http/route";

// POST /api/feedback/{reviewId}/reply: the reviewed user replies, once, after publication.
export const POST = route(
  {
    auth: "user",
    limit: "write",
    unlimitedOnly: true,
    params: reviewParams,
    body: replyBody,
    output: reviewView,
    status: 201,
  },
  ({ actor, params, body, idempotencyKey }) =>
    replyToReview({ actor, reviewId: params.reviewId, reply: body.reply, idempotencyKey }),
);
