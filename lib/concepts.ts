import { jobs as authJobs } from "@/lib/auth/jobs";
import { jobs as retentionJobs } from "@/lib/auth/retention/jobs";
import { presenceConcept } from "@/lib/chat/presence/socket";
import { chatConcept } from "@/lib/chat/socket";
import { jobs as contactJobs } from "@/lib/contact/jobs";
import { jobs as feedbackJobs } from "@/lib/feedback/jobs";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import { jobs as notificationJobs } from "@/lib/notifications/jobs";
import { jobs as pushJobs } from "@/lib/notifications/push/jobs";
import { tellBadges } from "@/lib/notifications/socket";
import { jobs as offerJobs } from "@/lib/offers/jobs";
import { jobs as exportJobs } from "@/lib/users/export/jobs";
import { jobs as verificationJobs } from "@/lib/users/verification/jobs";
import { jobs as subscriptionJobs } from "@/lib/subscriptions/jobs";
import type { JobHandler } from "@/lib/platform/server/job";
import type { SocketConcept } from "@/lib/platform/server/realtime";

/** What every concept does in the background; the queue makes one queue of each. */
export const jobHandlers: JobHandler[] = [
  ...fileJobs,
  ...emailJobs,
  ...notificationJobs,
  ...pushJobs,
  ...authJobs,
  ...retentionJobs,
  ...contactJobs,
  ...feedbackJobs,
  ...exportJobs,
  ...verificationJobs,
  ...offerJobs,
  ...subscriptionJobs,
];

/** What every concept adds to a socket connection. */
export const socketConcepts: SocketConcept[] = [tellBadges, presenceConcept, chatConcept];
