import { route } from "@/lib/platform/server/http/route";
import { providerSubscriptionParams, providerSubscriptionView } from "@/lib/subscriptions/schema";
import { readAtProvider } from "@/lib/subscriptions/service/read-own";

// GET /api/users/subscriptions/getStripeSubscriptionById: the caller's subscription as the payment provider has it now.
export const GET = route(
  { auth: "user", query: providerSubscriptionParams, output: providerSubscriptionView },
  ({ actor, query }) => readAtProvider({ actor, paymentProviderId: query.id }),
);
