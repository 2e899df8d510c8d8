import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { publishOverdueFeedback, publishOverdueFeedbackJob } from "./service/publish-feedback";

const EVERY_HOUR = "17 * * * *";

/** The cron jobs of feedback. */
export const jobs: JobHandler[] = [
  handle(
    publishOverdueFeedbackJob,
    async () => {
      await publishOverdueFeedback();
    },
    { cron: EVERY_HOUR },
  ),
];
