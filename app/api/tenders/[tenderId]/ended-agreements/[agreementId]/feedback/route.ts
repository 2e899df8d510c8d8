import { endedAgreementParams, endedFeedbackBody, ownReview } from "@/lib/feedback/schema";
import { leaveFeedbackOnEnded } from "@/lib/feedback/service/leave-feedback";
import { route } from "@/lib/platform/server/http/route";

const input = { params: endedAgreementParams, body: endedFeedbackBody };

// POST /api/tenders/{tenderId}/ended-agreements/{agreementId}/feedback: one party of it rates the other, once.
export const POST = route(
  { auth: "user", limit: "write", unlimitedOnly: true, ...input, output: ownReview, status: 201 },
  ({ actor, params, body, idempotencyKey }) =>
    leaveFeedbackOnEnded({ actor, ...params, feedback: body, idempotencyKey }),
);
