import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";

/** Ends a subscription of somebody who has left: nobody pays on for a deleted account. */
export const cancelAtProviderJob = defineJob({
  name: "end-subscription",
  payload: z.object({ paymentProviderId: z.string() }),
  retryLimit: 12,
});
