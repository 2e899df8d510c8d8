import { handle, type JobHandler } from "@/lib/platform/server/job";
import { log } from "@/lib/platform/server/log";
import { sweepExpired, sweepExpiredJob } from "./service";

const EVERY_NIGHT = "37 3 * * *";

/** What is forgotten by the clock. */
export const jobs: JobHandler[] = [
  handle(
    sweepExpiredJob,
    async () => {
      log.info(await sweepExpired(), "expired rows swept");
    },
    { cron: EVERY_NIGHT },
  ),
];
