import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { pushNotification, sendPushJob } from "./service";

/** So that one push service that is slow to answer does not hold up the others. */
const PUSH_WORKERS = 2;

/** Every push leaves through here. */
export const jobs: JobHandler[] = [handle(sendPushJob, pushNotification, { workers: PUSH_WORKERS })];
