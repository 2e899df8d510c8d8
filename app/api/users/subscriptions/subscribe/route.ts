import { route } from "@/lib/platform/server/http/route";
import { subscribeBody, subscriptionAnswer } from "@/lib/subscriptions/schema";
import { subscribeToFree } from "@/lib/subscriptions/service/subscribe";

// POST /api/users/subscriptions/subscribe: a PRO takes a plan that costs nothing.
export const POST = route(
  { auth: "PRO", limit: "write", body: subscribeBody, output: subscriptionAnswer },
  ({ actor, body, lang }) => subscribeToFree({ actor, planId: body.subscriptionId, lang }),
);
