import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";
import type { Work } from "@/lib/platform/server/work/transact";
import { storeWebhookEvent, type WebhookEvent } from "../data/webhook-events";

/** Looks at a subscription again because its provider told us of it. */
export const processWebhookEventJob = defineJob({
  name: "read-payment-news",
  payload: z.object({ newsId: z.uuid() }),
  // Stripe may be away for hours; the pauses grow.
  retryLimit: 12,
});

/** Keeps what a provider tells, once, together with the job that works it off. */
export async function recordWebhookEvent(work: Work, news: WebhookEvent): Promise<void> {
  const newsId = await storeWebhookEvent(work.tx, news);
  if (newsId && news.subscriptionId) await work.enqueue(processWebhookEventJob, { newsId });
}
