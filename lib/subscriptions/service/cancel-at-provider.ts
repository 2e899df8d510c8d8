import { transact, type Work } from "@/lib/platform/server/work/transact";
import { listRunning } from "../data/subscriptions";
import { cancelAtProviderJob } from "./cancel-job";
import { paymentProvider } from "./provider";
import { PROVIDER_MS } from "./with-provider";
import { syncFromProvider } from "./sync-subscription";

/** Ends it at the provider and takes that over. Ending it twice is the same as once. */
export async function cancelAtProvider({ paymentProviderId }: { paymentProviderId: string }): Promise<void> {
  await paymentProvider().end(paymentProviderId, `end:${paymentProviderId}`);
  await transact((work) => syncFromProvider(work, paymentProviderId), { timeoutMs: PROVIDER_MS });
}

/**
 * Ends everything a person pays for, by a job each, as a part of the deletion of their account. The customer stays with
 * the provider: invoices that were paid have to be kept, with whom they were for, as long as bookkeeping asks for it.
 */
export async function cancelSubscriptions(work: Work, userId: string): Promise<void> {
  for (const paymentProviderId of await listRunning(work.tx, userId))
    await work.enqueue(cancelAtProviderJob, { paymentProviderId });
}
