import { log } from "@/lib/platform/server/config/log";
import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { tidyPendingTenders, tidyPendingTendersJob } from "./service/tidy";

const EVERY_HOUR = "23 * * * *";

/** Reminder and retention of tenders that wait for an address. */
export const jobs: JobHandler[] = [
  handle(
    tidyPendingTendersJob,
    async () => {
      log.info(await tidyPendingTenders(), "pending tenders tidied");
    },
    { cron: EVERY_HOUR },
  ),
];
