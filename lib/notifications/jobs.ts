import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { mailMessages, mailMessagesJob } from "./mails/service";

/** Decides some time after a notification whether it is mailed or pushed. */
export const jobs: JobHandler[] = [handle(mailMessagesJob, mailMessages)];
