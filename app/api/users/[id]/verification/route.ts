import { route } from "@/lib/platform/server/route";
import { verificationAnswer, verificationParams } from "@/lib/users/verification/schema";
import { readVerification } from "@/lib/users/verification/service/read";

// GET /api/users/{id}/verification: how far the check of an identity is, with the pictures, for its owner and admins.
export const GET = route(
  { auth: "user", params: verificationParams, output: verificationAnswer },
  ({ actor, params }) => readVerification({ actor, userId: params.id }),
);
