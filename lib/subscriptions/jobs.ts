import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { reconcile, reconcileJob } from "./service/reconcile";
import { cancelAtProvider } from "./service/cancel-at-provider";
import { cancelAtProviderJob } from "./service/cancel-job";
import { stopRenewal } from "./service/stop-renewal";
import { stopRenewalJob } from "./service/stop-renewal-job";
import { updateCustomerJob } from "./service/customer-job";
import { updateCustomer } from "./service/update-customer";
import { processWebhookEvent } from "./service/webhook-events";
import { processWebhookEventJob } from "./service/webhook-job";
import { mailWithdrawalLink, settleWithdrawal } from "./service/withdraw";
import { mailWithdrawalLinkJob, settleWithdrawalJob } from "./service/withdraw-jobs";

const EVERY_NIGHT = "41 2 * * *";

/** The webhook events of providers, and the nightly comparison with them. */
export const jobs: JobHandler[] = [
  handle(processWebhookEventJob, processWebhookEvent),
  handle(cancelAtProviderJob, cancelAtProvider),
  handle(stopRenewalJob, stopRenewal),
  handle(settleWithdrawalJob, settleWithdrawal),
  handle(mailWithdrawalLinkJob, mailWithdrawalLink),
  handle(updateCustomerJob, updateCustomer),
  handle(reconcileJob, reconcile, { cron: EVERY_NIGHT }),
];
