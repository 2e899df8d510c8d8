import { route } from "@/lib/platform/server/http/route";
import { subscriptionAnswer, subscriptionParams } from "@/lib/subscriptions/schema";
import { withdrawFromContract } from "@/lib/subscriptions/service/withdraw";

// POST /api/users/subscriptions/{id}/withdraw: withdraws from the contract within 14 days; what is unused is paid back.
export const POST = route(
  { auth: "PRO", limit: "payment", params: subscriptionParams, output: subscriptionAnswer },
  ({ actor, params, lang }) => withdrawFromContract({ actor, subscriptionId: params.id, lang }),
);
