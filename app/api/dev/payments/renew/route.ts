import { route } from "@/lib/platform/server/http/route";
import { demoRenewBody } from "@/lib/demo/payments/schema";
import { renewDemo } from "@/lib/demo/payments/service/simulate";

// POST /api/dev/payments/renew: advances the caller's subscription to its next renewal; demo mode only.
export const POST = route({ auth: "PRO", limit: "payment", body: demoRenewBody }, ({ actor, body }) =>
  renewDemo({ actor, subscriptionId: body.id }),
);
