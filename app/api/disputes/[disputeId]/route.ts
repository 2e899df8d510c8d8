import { disputeActBody, disputeDetail, disputeParams, disputeView } from "@/lib/disputes/schema";
import { actOnDispute } from "@/lib/disputes/service/act";
import { readDispute } from "@/lib/disputes/service/read";
import { route } from "@/lib/platform/server/http/route";

// GET /api/disputes/{disputeId}: for its two sides, and for admins from mediation on.
export const GET = route(
  { auth: "user", adminRight: "MODERATE", limit: "read", params: disputeParams, output: disputeDetail },
  ({ actor, params }) => readDispute({ actor, disputeId: params.disputeId }),
);

// PATCH /api/disputes/{disputeId}: a side answers, proposes, agrees, asks for mediation or withdraws; an admin decides.
export const PATCH = route(
  {
    auth: "user",
    adminRight: "MODERATE",
    limit: "write",
    params: disputeParams,
    body: disputeActBody,
    output: disputeView,
  },
  ({ actor, params, body, idempotencyKey, ip }) =>
    actOnDispute({ actor, disputeId: params.disputeId, given: body, idempotencyKey, ip }),
);
