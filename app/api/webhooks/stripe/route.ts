import { arrivingBody, readAtMost } from "@/lib/platform/server/http/read-at-most";
import { route } from "@/lib/platform/server/http/route";
import { receiveStripeWebhook } from "@/lib/subscriptions/service/webhook-events";

/** Body limit; Stripe's largest events stay far below. */
const MAX_BYTES = 1_000_000;

// POST /api/webhooks/stripe: receives a webhook event of Stripe; stored by its id (deduplicated) and processed by a job.
export const POST = route({ auth: "public", limit: "webhook", body: "raw" }, async ({ request }) => {
  const body = new TextDecoder().decode(
    await readAtMost({ headers: request.headers, body: arrivingBody(request) }, MAX_BYTES, "body_too_large"),
  );
  return receiveStripeWebhook({ body, signature: request.headers.get("stripe-signature") });
});
