import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { transact } from "@/lib/platform/server/work/transact";
import { listAtProvider } from "../data/subscriptions";
import { maybePaymentProvider } from "./provider";
import { PROVIDER_MS } from "./with-provider";
import { syncFromProvider } from "./sync-subscription";

/** Compares every running subscription with its provider: what no webhook reported is found out at night. */
export const reconcileJob = defineJob({
  name: "compare-subscriptions",
  payload: z.object({}),
  retryLimit: 2,
  expireSeconds: 3600,
});

const BATCH = 200;

/** Takes over every subscription that has not ended. One that cannot be read does not hold up the others. */
export async function reconcile(): Promise<void> {
  if (!maybePaymentProvider()) return;
  let compared = 0;
  let failed = 0;
  for (let afterId: string | null = null; ;) {
    const batch: Awaited<ReturnType<typeof listAtProvider>> = await listAtProvider(db, afterId, BATCH);
    for (const { paymentProviderId } of batch) {
      if (!paymentProviderId) continue;
      try {
        await transact((work) => syncFromProvider(work, paymentProviderId), { timeoutMs: PROVIDER_MS });
        compared += 1;
      } catch (error) {
        failed += 1;
        log.warn({ err: error, paymentProviderId }, "a subscription could not be compared");
      }
    }
    afterId = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) break;
  }
  log.info({ compared, failed }, "subscriptions compared with the provider");
}
