import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";

/** Ends at the provider what was withdrawn from, and pays back what is unused. */
export const settleWithdrawalJob = defineJob({
  name: "settle-withdrawal",
  payload: z.object({ subscriptionId: z.uuid() }),
  // Stripe may be away for hours; the pauses grow.
  retryLimit: 12,
});

/** Mails the link by which a contract is withdrawn from without signing in, if the address has one. */
export const mailWithdrawalLinkJob = defineJob({
  name: "mail-withdrawal-link",
  payload: z.object({ email: z.string(), askedAt: z.iso.datetime() }),
  retryLimit: 12,
});
