import { singletons } from "../config/singletons";
import { CLOCK_QUEUE, type JobHandler } from "../queue/job";
import { createMetrics } from "./create-metrics";
import { backupGauge } from "./measure-backups";
import { measureOutage } from "./measure-outage";
import { measurePool } from "./measure-pool";
import { measureReplicas } from "./measure-replicas";
import { queueGauge } from "./queue-depth";

/** Begins to count in this process. Only the server does: scripts and tests without one never load the library. */
export function startMetrics(handlers: readonly JobHandler[]): void {
  singletons.metrics = createMetrics();
  const measureQueue = queueGauge([...handlers.map(({ job }) => job.name), CLOCK_QUEUE]);
  const measureBackups = backupGauge();
  // Together: where the database does not even refuse, both wait for it.
  const inDatabase = async () => void (await Promise.all([measureQueue(), measureBackups()]));
  singletons.metrics.beforeScrape.push(measurePool, measureReplicas, inDatabase, measureOutage);
}
