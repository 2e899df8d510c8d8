import { env } from "@/lib/platform/server/config/env";
import { parseStripeWebhook } from "@/lib/platform/server/payments/stripe-webhook";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { markProcessed, claimWebhookEvents } from "../data/webhook-events";
import { recordWebhookEvent } from "./webhook-job";
import { PROVIDER_MS } from "./with-provider";
import { syncFromProvider } from "./sync-subscription";

/** A webhook of Stripe's. Throws `signature_invalid`, and `not_found` where Stripe is not configured. */
export async function receiveStripeWebhook({
  body,
  signature,
}: {
  body: string;
  signature: string | null;
}): Promise<void> {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new AppError("not_found");
  const event = parseStripeWebhook(body, signature);
  await transact((work) => recordWebhookEvent(work, { provider: "stripe", ...event }));
}

/** Processes an event: the subscription is read again and synced. Twice is the same as once. */
export async function processWebhookEvent({ newsId: webhookEventId }: { newsId: string }): Promise<void> {
  await transact(
    async (work) => {
      const claimed = await claimWebhookEvents(work.tx, webhookEventId);
      if (!claimed) return;
      await syncFromProvider(work, claimed.subscriptionId);
      await markProcessed(work.tx, claimed);
    },
    { timeoutMs: PROVIDER_MS },
  );
}
