import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { mailMessages, mailMessagesJob } from "./service";

/** What is judged some time after somebody was told. */
export const jobs: JobHandler[] = [handle(mailMessagesJob, mailMessages)];
