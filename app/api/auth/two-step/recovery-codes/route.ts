import { recoveryCodes, twoStepProofBody } from "@/lib/auth/two-step/schema";
import { renewRecoveryCodes } from "@/lib/auth/two-step/service/settings";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/two-step/recovery-codes: ten new recovery codes in place of the earlier ones, proven likewise.
export const POST = route(
  { auth: "user", limit: "write", body: twoStepProofBody, output: recoveryCodes },
  ({ actor, ip, body }) => renewRecoveryCodes({ actor, ip, body }),
);
