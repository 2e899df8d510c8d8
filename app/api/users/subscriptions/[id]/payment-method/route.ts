import { route } from "@/lib/platform/server/http/route";
import { paymentMethodBody, subscriptionAnswer, subscriptionParams } from "@/lib/subscriptions/schema";
import { replacePaymentMethod } from "@/lib/subscriptions/service/change";

// POST /api/users/subscriptions/{id}/payment-method: replaces the payment method and pays an open invoice with it.
export const POST = route(
  {
    auth: "PRO",
    limit: "payment",
    params: subscriptionParams,
    body: paymentMethodBody,
    output: subscriptionAnswer,
  },
  ({ actor, params, body, idempotencyKey, lang }) =>
    replacePaymentMethod({
      actor,
      subscriptionId: params.id,
      paymentMethod: body.paymentMethod,
      idempotencyKey,
      lang,
    }),
);
