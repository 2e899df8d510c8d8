import { twoStepProofBody } from "@/lib/auth/two-step/schema";
import { disableTwoStep } from "@/lib/auth/two-step/service/settings";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/two-step/disable: switches two-step sign-in off, proven by a code or the password.
export const POST = route({ auth: "user", limit: "write", body: twoStepProofBody }, ({ actor, ip, body }) =>
  disableTwoStep({ actor, ip, body }),
);
