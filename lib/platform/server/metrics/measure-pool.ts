import { singletons } from "../config/singletons";

/** How busy the connections of requests are. */
export function measurePool(): void {
  const { metrics, pool } = singletons;
  if (!metrics || !pool) return;
  metrics.poolConnections.set({ state: "in_use" }, pool.totalCount - pool.idleCount);
  metrics.poolConnections.set({ state: "idle" }, pool.idleCount);
  metrics.poolConnections.set({ state: "allowed" }, pool.options.max);
  metrics.poolWaiting.set(pool.waitingCount);
}
