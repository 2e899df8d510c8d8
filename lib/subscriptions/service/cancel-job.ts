import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";

/** Cancels the subscription of a deleted account at the provider, so that it is not charged again. */
export const cancelAtProviderJob = defineJob({
  name: "end-subscription",
  payload: z.object({ paymentProviderId: z.string() }),
  retryLimit: 12,
});
