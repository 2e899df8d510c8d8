import type { Work } from "@/lib/platform/server/transact";
import { newId } from "@/lib/shared/ids";
import { hearNews } from "../../service/news-job";

/** The demo's provider sends word the way Stripe does: kept once, worked off by the same job. */
export function hearDemo(work: Work, subscriptionId: string, what: string): Promise<void> {
  const type = `demo.subscription.${what}`;
  return hearNews(work, { provider: "demo", eventId: newId(), type, subscriptionId });
}
