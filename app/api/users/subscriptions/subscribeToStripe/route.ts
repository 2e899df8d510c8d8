import { route } from "@/lib/platform/server/http/route";
import { subscribeToStripeBody, subscriptionAnswer } from "@/lib/subscriptions/schema";
import { subscribeToPlan } from "@/lib/subscriptions/service/subscribe";

// POST /api/users/subscriptions/subscribeToStripe: subscribes a PRO to a paid plan; answers the next payment step.
export const POST = route(
  { auth: "PRO", limit: "payment", body: subscribeToStripeBody, output: subscriptionAnswer },
  ({ actor, body, idempotencyKey, lang }) =>
    subscribeToPlan({
      actor,
      planId: body.subscriptionId,
      paymentMethod: body.paymentMethod,
      idempotencyKey,
      lang,
    }),
);
