import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { makeDueChangesJob, makeDueEmailChanges } from "./service/change-email-by-support";
import { requestTokenMailJob, sendRequestedTokenMail } from "./service/request-token-mail";

const EVERY_TEN_MINUTES = "*/10 * * * *";

export const jobs: JobHandler[] = [
  handle(requestTokenMailJob, sendRequestedTokenMail),
  handle(makeDueChangesJob, () => makeDueEmailChanges(), { cron: EVERY_TEN_MINUTES }),
];
