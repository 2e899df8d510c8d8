import type { JobHandler } from "../queue/job";
import { startReports, stopReports } from "../reports/report-errors";
import { startTracing } from "../tracing/start-tracing";
import { stopTracing } from "../tracing/tracing";
import { startMetrics } from "./start-metrics";

/** Lets the server be seen from now on: metrics always, traces and reports of errors where they are configured. */
export async function startObserving(handlers: readonly JobHandler[]): Promise<void> {
  startMetrics(handlers);
  startReports();
  await startTracing();
}

/** Sends what is still to be sent, for a few seconds at most. */
export async function stopObserving(): Promise<void> {
  await Promise.all([stopTracing(), stopReports()]);
}
