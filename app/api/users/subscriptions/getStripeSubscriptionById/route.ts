import { route } from "@/lib/platform/server/http/route";
import { providerSubscriptionQuery, providerSubscriptionView } from "@/lib/subscriptions/schema";
import { readAtProvider } from "@/lib/subscriptions/service/read-own";

// GET /api/users/subscriptions/getStripeSubscriptionById: the provider's side of one's own subscription, read now.
export const GET = route(
  { auth: "user", query: providerSubscriptionQuery, output: providerSubscriptionView },
  ({ actor, query }) => readAtProvider({ actor, paymentProviderId: query.id }),
);
