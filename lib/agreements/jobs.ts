import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { publishTenders, publishTendersJob } from "./service/publish-tender";
import { runTimers, runTimersJob } from "./timers/service";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

const EVERY_MINUTE = "* * * * *";

export const jobs: JobHandler[] = [
  handle(publishTendersJob, () => publishTenders(), { cron: EVERY_FIVE_MINUTES }),
  handle(runTimersJob, () => runTimers(), { cron: EVERY_MINUTE, atOnce: 1 }),
];
