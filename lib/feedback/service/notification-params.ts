import type { NotificationParams } from "@/lib/notifications/schema";

/** What a notification about feedback says and leads to where the job did not take place. */
export function endedParams(endedAgreementId: string | null): NotificationParams {
  return endedAgreementId === null ? {} : { endedAgreementId, status: "NO_JOB" };
}
