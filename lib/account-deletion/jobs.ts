import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { closeOpenEngagements, closeOpenEngagementsJob } from "./service";

export const jobs: JobHandler[] = [handle(closeOpenEngagementsJob, closeOpenEngagements)];
