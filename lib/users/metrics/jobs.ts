import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { refreshMetrics, refreshMetricsJob } from "./service";

const EVERY_NIGHT = "23 3 * * *";

/** The nightly numbers of the BEEs. */
export const jobs: JobHandler[] = [handle(refreshMetricsJob, () => refreshMetrics(), { cron: EVERY_NIGHT })];
