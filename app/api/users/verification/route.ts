import { route } from "@/lib/platform/server/http/route";
import { verificationBody, verificationView } from "@/lib/verification/schema";
import { submitVerification } from "@/lib/verification/service/submit";

// POST /api/users/verification: submits pictures of an identity document for verification.
export const POST = route(
  { auth: "user", limit: "write", body: verificationBody, output: verificationView, status: 201 },
  ({ actor, body }) => submitVerification({ actor, body }),
);
