import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { deleteExpiredMessages, deleteExpiredMessagesJob } from "./service";

const EVERY_NIGHT = "47 3 * * *";

/** Retention of messages to support (GDPR, storage limitation). */
export const jobs: JobHandler[] = [
  handle(
    deleteExpiredMessagesJob,
    async () => {
      log.info({ forgotten: await deleteExpiredMessages() }, "old messages to support deleted");
    },
    { cron: EVERY_NIGHT },
  ),
];
