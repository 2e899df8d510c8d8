import { route } from "@/lib/platform/server/http/route";
import { subscribeBody, subscriptionAnswer } from "@/lib/subscriptions/schema";
import { subscribeToFree } from "@/lib/subscriptions/service/subscribe";

// POST /api/users/subscriptions/subscribe: subscribes a PRO to a free plan.
export const POST = route(
  { auth: "PRO", limit: "write", body: subscribeBody, output: subscriptionAnswer },
  ({ actor, body, lang }) => subscribeToFree({ actor, planId: body.subscriptionId, lang }),
);
