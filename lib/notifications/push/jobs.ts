import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { pushNotification, sendPushJob } from "./service";

/** Twice as many jobs at once as one push service may hold up (host-guard.ts). */
const PUSH_WORKERS = 4;

/** Every push leaves through here. */
export const jobs: JobHandler[] = [handle(sendPushJob, pushNotification, { workers: PUSH_WORKERS })];
