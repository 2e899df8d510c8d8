import { route } from "@/lib/platform/server/http/route";
import { verificationAnswer, verificationParams } from "@/lib/verification/schema";
import { readVerification } from "@/lib/verification/service/read";

// GET /api/users/{id}/verification: the state of an identity verification with its pictures, for its owner and admins.
export const GET = route(
  { auth: "user", params: verificationParams, output: verificationAnswer },
  ({ actor, params, ip }) => readVerification({ actor, userId: params.id, ip }),
);
