import type { Work } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { recordWebhookEvent } from "@/lib/subscriptions/service/webhook-job";

/** The demo's provider sends word the way Stripe does: kept once, worked off by the same job. */
export async function emitDemoWebhook(work: Work, subscriptionId: string, what: string): Promise<void> {
  const type = `demo.subscription.${what}`;
  await recordWebhookEvent(work, { provider: "demo", eventId: newId(), type, subscriptionId });
}
