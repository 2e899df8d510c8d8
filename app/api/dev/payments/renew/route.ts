import { route } from "@/lib/platform/server/route";
import { demoRenewBody } from "@/lib/subscriptions/demo/schema";
import { renewDemo } from "@/lib/subscriptions/demo/service/play";

// POST /api/dev/payments/renew: moves one's own subscription to its next renewal; in demo mode only.
export const POST = route({ auth: "PRO", limit: "payment", body: demoRenewBody }, ({ actor, body }) =>
  renewDemo({ actor, subscriptionId: body.id }),
);
