import { actorOfRequest, maybeActorOfToken, maybeLiveActor } from "@/lib/auth/data";
import { demoProvider } from "@/lib/demo/payments/service/provider";
import { setAuthentication } from "@/lib/platform/server/security/authentication";
import { singletons } from "@/lib/platform/server/config/singletons";
import { jobs as authJobs } from "@/lib/auth/jobs";
import { jobs as backupJobs } from "@/lib/maintenance/backup/jobs";
import { jobs as sealingJobs } from "@/lib/maintenance/sealing/jobs";
import { jobs as maintenanceJobs } from "@/lib/maintenance/jobs";
import { presenceSocket } from "@/lib/chat/presence/socket";
import { chatSocket } from "@/lib/chat/socket";
import { jobs as contactJobs } from "@/lib/contact/jobs";
import { jobs as agreementJobs } from "@/lib/agreements/jobs";
import { jobs as favouriteJobs } from "@/lib/favourites/jobs";
import { jobs as feedbackJobs } from "@/lib/feedback/jobs";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { jobs as pendingTenderJobs } from "@/lib/pending-tenders/jobs";
import { settlePendingTender } from "@/lib/pending-tenders/service/settle";
import { setConfirmationEffect } from "@/lib/auth/service/address-confirmed";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import { jobs as notificationJobs } from "@/lib/notifications/jobs";
import { jobs as pushJobs } from "@/lib/notifications/push/jobs";
import { notificationsSocket } from "@/lib/notifications/socket";
import { jobs as savedSearchJobs } from "@/lib/saved-searches/jobs";
import { jobs as accountDeletionJobs } from "@/lib/account-deletion/jobs";
import { jobs as servicePlaceJobs } from "@/lib/directory/services/jobs";
import { jobs as exportJobs } from "@/lib/data-export/jobs";
import { jobs as metricsJobs } from "@/lib/users/metrics/jobs";
import { jobs as phoneJobs } from "@/lib/users/phone/jobs";
import { jobs as referralJobs } from "@/lib/users/referral/jobs";
import { jobs as priceGuideJobs } from "@/lib/price-guides/jobs";
import { jobs as tenderJobs } from "@/lib/tenders/jobs";
import { jobs as tenderQuestionJobs } from "@/lib/tender-questions/jobs";
import { jobs as verificationJobs } from "@/lib/verification/jobs";
import { jobs as subscriptionJobs } from "@/lib/subscriptions/jobs";
import type { JobHandler } from "@/lib/platform/server/queue/job";
import type { SocketModule } from "@/lib/platform/server/realtime/realtime";

/** What every concept does in the background; the queue makes one queue of each. */
export const jobHandlers: JobHandler[] = [
  ...fileJobs,
  ...emailJobs,
  ...notificationJobs,
  ...pushJobs,
  ...authJobs,
  ...maintenanceJobs,
  ...backupJobs,
  ...sealingJobs,
  ...agreementJobs,
  ...favouriteJobs,
  ...contactJobs,
  ...feedbackJobs,
  ...exportJobs,
  ...metricsJobs,
  ...phoneJobs,
  ...referralJobs,
  ...tenderJobs,
  ...tenderQuestionJobs,
  ...priceGuideJobs,
  ...verificationJobs,
  ...accountDeletionJobs,
  ...pendingTenderJobs,
  ...subscriptionJobs,
  ...servicePlaceJobs,
  ...savedSearchJobs,
];

/** What every concept adds to a socket connection. */
export const socketModules: SocketModule[] = [notificationsSocket, presenceSocket, chatSocket];

/** Hands over what only later concepts know: who is calling, who plays the payments of a demo, what waits for an address. */
export function registerModules(): void {
  setAuthentication({ actorOfRequest, maybeActorOfToken, maybeLiveActor });
  setConfirmationEffect(settlePendingTender);
  singletons.demoPayments = demoProvider;
}
