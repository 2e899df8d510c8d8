import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";

/** Tells the provider of a new name, address or VAT number, so that the next invoice has it. */
export const updateCustomerJob = defineJob({
  name: "update-customer",
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 12,
});
