import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";

/** An event of the provider: which subscription to look at again. */
export type WebhookEvent = {
  provider: "stripe" | "demo";
  eventId: string;
  type: string;
  subscriptionId: string | null;
};

/** Stores an event once; null when it was received before. */
export async function storeWebhookEvent(tx: Tx, event: WebhookEvent): Promise<string | null> {
  const [kept] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO webhook_events (id, provider, event_id, type, subscription_id, processed_at)
    VALUES (${newId()}::uuid, ${event.provider}, ${event.eventId}, ${event.type}, ${event.subscriptionId},
            ${event.subscriptionId === null ? new Date() : null})
    ON CONFLICT (provider, event_id) DO NOTHING RETURNING id::text`;
  return kept?.id ?? null;
}

/** Events that have not been processed: about which subscription, and by which rows. */
export type ClaimedWebhookEvent = { subscriptionId: string; webhookEventIds: string[] };

/**
 * An event that has not been processed, with its row locked; null when that was done already. Whatever else waits for
 * the same subscription comes along: it is read once for all of them. Events that another job holds are left to it.
 */
export async function claimWebhookEvents(
  tx: Tx,
  webhookEventId: string,
): Promise<ClaimedWebhookEvent | null> {
  const [waiting] = await tx.$queryRaw<{ subscriptionId: string }[]>`
    SELECT subscription_id AS "subscriptionId" FROM webhook_events
    WHERE id = ${webhookEventId}::uuid AND processed_at IS NULL FOR UPDATE`;
  if (!waiting) return null;
  const others = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM webhook_events
    WHERE subscription_id = ${waiting.subscriptionId} AND processed_at IS NULL FOR UPDATE SKIP LOCKED`;
  return { ...waiting, webhookEventIds: others.map(({ id }) => id) };
}

/** Marks the claimed events as processed. */
export async function markProcessed(tx: Tx, { webhookEventIds }: ClaimedWebhookEvent): Promise<void> {
  await tx.webhookEvent.updateMany({
    where: { id: { in: webhookEventIds } },
    data: { processedAt: new Date() },
  });
}
