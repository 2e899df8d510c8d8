import { route } from "@/lib/platform/server/route";
import { verificationBody, verificationParams, verificationView } from "@/lib/users/verification/schema";
import { replaceVerification } from "@/lib/users/verification/service/submit";

// PUT /api/users/verification/{id}: other pictures for an own document that waits or was refused.
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
