import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { pushNotification, pushNotifications, sendPushesJob, sendPushJob } from "./service/send";

/** Twice as many jobs at once as one push service may hold up (host-guard.ts). */
const PUSHES_AT_ONCE = 20;

/** Every push leaves through here. */
export const jobs: JobHandler[] = [
  handle(sendPushJob, pushNotification, { atOnce: PUSHES_AT_ONCE }),
  // One after the other: they are many and not urgent.
  handle(sendPushesJob, pushNotifications, { atOnce: 1 }),
];
