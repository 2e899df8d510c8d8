import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { pushNotification, pushNotifications, sendPushesJob, sendPushJob } from "./service/send";

/** Twice as many jobs at once as one push service may hold up (host-guard.ts). */
const PUSHES_AT_ONCE = 24;
/** Each keeps three requests under way: together they leave one push service room for other jobs' messages. */
const MANY_AT_ONCE = 3;

/** Every push leaves through here. */
export const jobs: JobHandler[] = [
  handle(sendPushJob, pushNotification, { atOnce: PUSHES_AT_ONCE }),
  handle(sendPushesJob, pushNotifications, { atOnce: MANY_AT_ONCE }),
];
