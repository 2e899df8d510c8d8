import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { closeOpenEngagements, closeOpenEngagementsJob, eraseDeleted, eraseDeletedJob } from "./service";

const EVERY_NIGHT = "23 3 * * *";

export const jobs: JobHandler[] = [
  handle(closeOpenEngagementsJob, closeOpenEngagements),
  handle(eraseDeletedJob, () => eraseDeleted(), { cron: EVERY_NIGHT }),
];
