import { route } from "@/lib/platform/server/http/route";
import { changeBody, subscriptionAnswer, subscriptionParams } from "@/lib/subscriptions/schema";
import { changePlan } from "@/lib/subscriptions/service/change";

// PATCH /api/users/subscriptions/{id}/change: changes the plan: an upgrade at once, a downgrade with the next period.
export const PATCH = route(
  { auth: "PRO", limit: "payment", params: subscriptionParams, body: changeBody, output: subscriptionAnswer },
  ({ actor, params, body, idempotencyKey, lang }) =>
    changePlan({
      actor,
      subscriptionId: params.id,
      planId: body.subscriptionId,
      prorationAt: body.prorationAt,
      idempotencyKey,
      lang,
    }),
);
