import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { deleteExpired, deleteExpiredJob } from "./service";

const EVERY_NIGHT = "37 3 * * *";

/** Retention of expired rows (GDPR, storage limitation). */
export const jobs: JobHandler[] = [
  handle(
    deleteExpiredJob,
    async () => {
      log.info(await deleteExpired(), "expired rows swept");
    },
    { cron: EVERY_NIGHT },
  ),
];
