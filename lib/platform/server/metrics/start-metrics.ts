import { singletons } from "../config/singletons";
import type { JobHandler } from "../queue/job";
import { createMetrics } from "./create-metrics";
import { measurePool } from "./measure-pool";
import { measureReplicas } from "./measure-replicas";
import { queueGauge } from "./queue-depth";

/** Begins to count in this process. Only the server does: scripts and tests without one never load the library. */
export function startMetrics(handlers: readonly JobHandler[]): void {
  singletons.metrics = createMetrics();
  const measureQueue = queueGauge(handlers.map(({ job }) => job.name));
  singletons.metrics.beforeScrape.push(measurePool, measureReplicas, measureQueue);
}
