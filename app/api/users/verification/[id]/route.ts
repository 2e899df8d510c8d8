import { route } from "@/lib/platform/server/http/route";
import { verificationBody, verificationParams, verificationView } from "@/lib/verification/schema";
import { replaceVerification } from "@/lib/verification/service/submit";

// PUT /api/users/verification/{id}: replaces the pictures of an own identity document that is pending or refused.
export const PUT = route(
  {
    auth: "user",
    limit: "write",
    params: verificationParams,
    body: verificationBody,
    output: verificationView,
  },
  ({ actor, params, body }) => replaceVerification({ actor, verificationId: params.id, body }),
);
