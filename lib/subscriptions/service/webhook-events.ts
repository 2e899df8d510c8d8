import { env } from "@/lib/platform/server/config/env";
import { singletons } from "@/lib/platform/server/config/singletons";
import { parseStripeWebhook, type StripeWebhook } from "@/lib/platform/server/payments/stripe-webhook";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { markProcessed, claimWebhookEvents } from "../data/webhook-events";
import { recordWebhookEvent } from "./webhook-job";
import { PROVIDER_MS } from "./with-provider";
import { syncFromProvider } from "./sync-subscription";

function countWebhook(outcome: "accepted" | "repeated" | "forged" | "processed" | "failed"): void {
  singletons.metrics?.webhooks.inc({ source: "payments", outcome });
}

function parseSigned(body: string, signature: string | null): StripeWebhook {
  try {
    return parseStripeWebhook(body, signature);
  } catch (error) {
    countWebhook("forged");
    throw error;
  }
}

/** A webhook of Stripe's. Throws `signature_invalid`, and `not_found` where Stripe is not configured. */
export async function receiveStripeWebhook({
  body,
  signature,
}: {
  body: string;
  signature: string | null;
}): Promise<void> {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new AppError("not_found");
  const event = parseSigned(body, signature);
  const isNew = await transact((work) => recordWebhookEvent(work, { provider: "stripe", ...event }));
  countWebhook(isNew ? "accepted" : "repeated");
}

/** Processes an event: the subscription is read again and synced. Twice is the same as once. */
export async function processWebhookEvent({ newsId }: { newsId: string }): Promise<void> {
  try {
    await processClaimed(newsId);
    countWebhook("processed");
  } catch (error) {
    countWebhook("failed");
    throw error;
  }
}

async function processClaimed(webhookEventId: string): Promise<void> {
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
