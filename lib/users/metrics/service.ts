import { z } from "zod";
import { withPatience } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { writeMetrics } from "./data";

/** Scheduled every night. */
export const refreshMetricsJob = defineJob({
  name: "refresh-metrics",
  payload: z.object({}),
  retryLimit: 2,
  expireSeconds: 600,
});

/** Computes answer time and completion rate of all BEEs from the 90 days before `now`. Running it again changes nothing. */
export function refreshMetrics(now: Date = new Date()): Promise<void> {
  return withPatience((client) => writeMetrics(client, now));
}
