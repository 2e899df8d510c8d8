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
  const news = parseStripeWebhook(body, signature);
  await transact((work) => recordWebhookEvent(work, { provider: "stripe", ...news }));
}

/** Works off what was told: the subscription is read again and taken over. Twice is the same as once. */
export async function processWebhookEvent({ newsId }: { newsId: string }): Promise<void> {
  await transact(
    async (work) => {
      const news = await claimWebhookEvents(work.tx, newsId);
      if (!news) return;
      await syncFromProvider(work, news.subscriptionId);
      await markProcessed(work.tx, news);
    },
    { timeoutMs: PROVIDER_MS },
  );
}
