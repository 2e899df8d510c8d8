import { route } from "@/lib/platform/server/http/route";
import { subscribeToStripeBody, subscriptionAnswer } from "@/lib/subscriptions/schema";
import { subscribeToPlan } from "@/lib/subscriptions/service/subscribe";

// POST /api/users/subscriptions/subscribeToStripe: a PRO begins to pay for a plan; the answer says what is left to do.
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
