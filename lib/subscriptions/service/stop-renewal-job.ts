import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";

/** Ends the subscription of a suspended account with its paid period. `key`: of the suspension, for the provider. */
export const stopRenewalJob = defineJob({
  name: "stop-renewal",
  payload: z.object({ paymentProviderId: z.string(), key: z.string() }),
  retryLimit: 12,
});
