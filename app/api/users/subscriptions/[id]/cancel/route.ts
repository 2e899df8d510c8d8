import { route } from "@/lib/platform/server/http/route";
import { cancelBody, subscriptionAnswer, subscriptionParams } from "@/lib/subscriptions/schema";
import { cancelSubscription } from "@/lib/subscriptions/service/change";

// PATCH /api/users/subscriptions/{id}/cancel: cancels at the end of the paid period; `resume` undoes that.
export const PATCH = route(
  { auth: "PRO", limit: "payment", params: subscriptionParams, body: cancelBody, output: subscriptionAnswer },
  ({ actor, params, body, idempotencyKey, lang }) =>
    cancelSubscription({
      actor,
      subscriptionId: params.id,
      resume: body.resume ?? false,
      idempotencyKey,
      lang,
    }),
);
