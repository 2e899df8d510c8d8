import { transact, type Work } from "@/lib/platform/server/work/transact";
import { listRunning } from "../data/subscriptions";
import { paymentProvider } from "./provider";
import { stopRenewalJob } from "./stop-renewal-job";
import { syncFromProvider } from "./sync-subscription";
import { PROVIDER_MS } from "./with-provider";

type Renewal = { paymentProviderId: string; key: string };

/** Ends the renewal at the provider and takes that over. Ending it twice is the same as once. */
export async function stopRenewal({ paymentProviderId, key }: Renewal): Promise<void> {
  await paymentProvider().cancelAtPeriodEnd(paymentProviderId, true, key);
  await transact((work) => syncFromProvider(work, paymentProviderId), { timeoutMs: PROVIDER_MS });
}

/**
 * What a suspended person pays for ends with its paid period, by a job each after the commit. It goes on only when they
 * say so themselves.
 */
export async function stopRenewals(work: Work, userId: string, at: Date): Promise<void> {
  for (const paymentProviderId of await listRunning(work.tx, userId)) {
    const key = `suspended:${paymentProviderId}:${at.getTime()}`;
    await work.enqueue(stopRenewalJob, { paymentProviderId, key });
  }
}
