import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { announceAnswer, announceAnswerJob } from "./service";

export const jobs: JobHandler[] = [handle(announceAnswerJob, announceAnswer)];
