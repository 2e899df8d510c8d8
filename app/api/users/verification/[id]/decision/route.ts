import { route } from "@/lib/platform/server/http/route";
import { decisionBody, verificationParams, verificationView } from "@/lib/verification/schema";
import { decideVerification } from "@/lib/verification/service/decide";

// PATCH /api/users/verification/{id}/decision: an admin approves an identity document, or refuses it with a reason.
export const PATCH = route(
  {
    auth: "ADMIN",
    adminRight: "MODERATE",
    limit: "write",
    params: verificationParams,
    body: decisionBody,
    output: verificationView,
  },
  ({ actor, params, body, ip }) =>
    decideVerification({ actor, verificationId: params.id, decision: body, ip }),
);
