import { feedbackBody, feedbackState, ownReview } from "@/lib/feedback/schema";
import { leaveFeedback } from "@/lib/feedback/service/leave-feedback";
import { readFeedback } from "@/lib/feedback/service/read-feedback";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/feedback: both parties' reviews, as far as the caller may read them yet.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: feedbackState },
  ({ actor, params }) => readFeedback({ actor, tenderId: params.tenderId }),
);

// POST /api/tenders/{tenderId}/feedback: one party of a completed tender rates the other, once.
export const POST = route(
  {
    auth: "user",
    limit: "write",
    unlimitedOnly: true,
    params: tenderParams,
    body: feedbackBody,
    output: ownReview,
    status: 201,
  },
  ({ actor, params, body, idempotencyKey }) =>
    leaveFeedback({ actor, tenderId: params.tenderId, feedback: body, idempotencyKey }),
);
