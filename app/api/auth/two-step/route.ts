import { signedIn } from "@/lib/auth/schema";
import { secondStepBody, twoStepState } from "@/lib/auth/two-step/schema";
import { signInBySecondStep } from "@/lib/auth/two-step/service/second-step";
import { readTwoStep } from "@/lib/auth/two-step/service/settings";
import { route } from "@/lib/platform/server/http/route";

// GET /api/auth/two-step: whether the caller's two-step sign-in is on, and how many recovery codes are left.
export const GET = route(
  { auth: "user", limit: "read", output: twoStepState, beforeTwoStep: true },
  ({ actor }) => readTwoStep({ actor }),
);

// POST /api/auth/two-step: tokens and user for the ticket of a sign-in and a code of the app or a recovery code.
export const POST = route(
  { auth: "public", limit: "write", body: secondStepBody, output: signedIn },
  ({ body, ip, request }) =>
    signInBySecondStep({ ...body, ip, userAgent: request.headers.get("user-agent") }),
);
