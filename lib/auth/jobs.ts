import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { requestTokenMailJob, sendRequestedTokenMail } from "./service/request-token-mail";

export const jobs: JobHandler[] = [handle(requestTokenMailJob, sendRequestedTokenMail)];
