import { codeForm, recoveryCodes } from "@/lib/auth/two-step/schema";
import { confirmTwoStep } from "@/lib/auth/two-step/service/settings";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/two-step/confirm: switches two-step sign-in on by a code of the app; answers with the recovery codes.
export const POST = route(
  { auth: "user", limit: "write", body: codeForm, output: recoveryCodes, beforeTwoStep: true },
  ({ actor, ip, body }) => confirmTwoStep({ actor, ip, code: body.code }),
);
