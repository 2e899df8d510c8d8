import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { sealAnew, sealAnewJob } from "./service";

/** Each start queues it when there is something to do; this is for what another process has sealed since. */
const EVERY_NIGHT = "57 3 * * *";

export const jobs: JobHandler[] = [
  handle(
    sealAnewJob,
    async () => {
      await sealAnew();
    },
    { cron: EVERY_NIGHT, atOnce: 1 },
  ),
];
