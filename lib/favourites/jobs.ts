import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { tellWatchers, tellWatchersJob } from "./service";

export const jobs: JobHandler[] = [handle(tellWatchersJob, tellWatchers)];
