import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";

/** Something the provider told us: which subscription to look at again. */
export type WebhookEvent = {
  provider: "stripe" | "demo";
  eventId: string;
  type: string;
  subscriptionId: string | null;
};

/** Keeps what was told, once; null when it was told before. */
export async function storeWebhookEvent(tx: Tx, news: WebhookEvent): Promise<string | null> {
  const [kept] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO webhook_events (id, provider, event_id, type, subscription_id, processed_at)
    VALUES (${newId()}::uuid, ${news.provider}, ${news.eventId}, ${news.type}, ${news.subscriptionId},
            ${news.subscriptionId === null ? new Date() : null})
    ON CONFLICT (provider, event_id) DO NOTHING RETURNING id::text`;
  return kept?.id ?? null;
}

/** What was told and has not been worked off: about which subscription, and by which news. */
export type ClaimedWebhookEvent = { subscriptionId: string; newsIds: string[] };

/**
 * What was told and has not been worked off, with its row locked; null when that was done already. Whatever else waits
 * for the same subscription comes along: it is read once for all of them. Events that another job holds are left to it.
 */
export async function claimWebhookEvents(tx: Tx, newsId: string): Promise<ClaimedWebhookEvent | null> {
  const [waiting] = await tx.$queryRaw<{ subscriptionId: string }[]>`
    SELECT subscription_id AS "subscriptionId" FROM webhook_events
    WHERE id = ${newsId}::uuid AND processed_at IS NULL FOR UPDATE`;
  if (!waiting) return null;
  const others = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM webhook_events
    WHERE subscription_id = ${waiting.subscriptionId} AND processed_at IS NULL FOR UPDATE SKIP LOCKED`;
  return { ...waiting, newsIds: others.map(({ id }) => id) };
}

/** They are worked off. */
export async function markProcessed(tx: Tx, { newsIds }: ClaimedWebhookEvent): Promise<void> {
  await tx.webhookEvent.updateMany({
    where: { id: { in: newsIds } },
    data: { processedAt: new Date() },
  });
}
