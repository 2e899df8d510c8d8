import { singletons } from "../config/singletons";
import { maybeReplicas } from "../database/replicas";

/** How far every replica is behind, and whether it is read from. */
export function measureReplicas(): void {
  const { metrics } = singletons;
  for (const { name, lagMs, isCurrent } of maybeReplicas()?.all ?? []) {
    metrics?.replicaLag.set({ replica: name }, lagMs / 1000);
    metrics?.replicaUsed.set({ replica: name }, Number(isCurrent));
  }
}
