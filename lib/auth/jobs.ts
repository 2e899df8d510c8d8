import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { requestTokenMailJob, sendRequestedTokenMail } from "./service/request-token-mail";

/** What happens to accounts in the background. */
export const jobs: JobHandler[] = [handle(requestTokenMailJob, sendRequestedTokenMail)];
