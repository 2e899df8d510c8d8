import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";

/** Tells the provider of a new name, address, VAT number, e-mail address or language, for the next invoice. */
export const updateCustomerJob = defineJob({
  name: "update-customer",
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 12,
});
