import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { rewordAnswers, rewordAnswersJob } from "./service/reword-answers";
import { refreshSearch, refreshSearchJob } from "./service/refresh-search";

const EVERY_TEN_MINUTES = "*/10 * * * *";

export const jobs: JobHandler[] = [
  handle(refreshSearchJob, async () => void (await refreshSearch()), { cron: EVERY_TEN_MINUTES }),
  handle(rewordAnswersJob, ({ subcategoryId }) => rewordAnswers(subcategoryId)),
];
