import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { forgetMessages, forgetMessagesJob } from "./service";

const EVERY_NIGHT = "47 3 * * *";

/** What becomes of messages to support. */
export const jobs: JobHandler[] = [
  handle(
    forgetMessagesJob,
    async () => {
      log.info({ forgotten: await forgetMessages() }, "old messages to support deleted");
    },
    { cron: EVERY_NIGHT },
  ),
];
