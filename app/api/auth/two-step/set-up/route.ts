import { setUpBody, twoStepSetUp } from "@/lib/auth/two-step/schema";
import { setUpTwoStep } from "@/lib/auth/two-step/service/settings";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/two-step/set-up: a secret for the authenticator app, of no effect until a code confirms it.
export const POST = route(
  { auth: "user", limit: "write", body: setUpBody, output: twoStepSetUp, beforeTwoStep: true },
  ({ actor, body }) => setUpTwoStep({ actor, body }),
);
