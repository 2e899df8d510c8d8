import { readAtMost } from "@/lib/platform/server/http/read-at-most";
import { route } from "@/lib/platform/server/http/route";
import { receiveStripeWebhook } from "@/lib/subscriptions/service/webhook-events";

/** Stripe's largest events stay far below. */
const MAX_BYTES = 1_000_000;

// POST /api/webhooks/stripe: Stripe tells that something happened; kept by its id, worked off by a job.
export const POST = route({ auth: "public", limit: "webhook", body: "raw" }, async ({ request }) => {
  const body = new TextDecoder().decode(await readAtMost(request, MAX_BYTES, "body_too_large"));
  return receiveStripeWebhook({ body, signature: request.headers.get("stripe-signature") });
});
