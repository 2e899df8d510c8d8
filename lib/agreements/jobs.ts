import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { publishTenders, publishTendersJob } from "./service/publish-tender";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

export const jobs: JobHandler[] = [
  handle(publishTendersJob, () => publishTenders(), { cron: EVERY_FIVE_MINUTES }),
];
