import { route } from "@/lib/platform/server/http/route";
import { verificationBody, verificationView } from "@/lib/verification/schema";
import { submitVerification } from "@/lib/verification/service/submit";

// POST /api/users/verification: sends pictures of a document in, to have the own identity checked.
export const POST = route(
  { auth: "user", limit: "write", body: verificationBody, output: verificationView, status: 201 },
  ({ actor, body }) => submitVerification({ actor, body }),
);
