import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";
import type { Work } from "@/lib/platform/server/work/transact";
import { storeWebhookEvent, type WebhookEvent } from "../data/webhook-events";

/** Looks at a subscription again because its provider has sent an event. */
export const processWebhookEventJob = defineJob({
  name: "read-payment-news",
  // Name and field stay: jobs of the release before may still wait in the queue.
  payload: z.object({ newsId: z.uuid() }),
  // Stripe may be away for hours; the pauses grow.
  retryLimit: 12,
});

/** Stores a provider's event, once, together with the job that processes it. Whether it is a new one. */
export async function recordWebhookEvent(work: Work, event: WebhookEvent): Promise<boolean> {
  const webhookEventId = await storeWebhookEvent(work.tx, event);
  if (webhookEventId && event.subscriptionId)
    await work.enqueue(processWebhookEventJob, { newsId: webhookEventId });
  return webhookEventId !== null;
}
