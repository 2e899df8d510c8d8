import { singletons } from "../config/singletons";
import { readSeldom } from "./read-seldom";

type Waiting = { name: string; depth: number; age: number };

// Jobs that wait are few and have an index of their own in each queue (pg-boss: state < 'active'), failed ones too.
const DUE = `
  SELECT name, count(*)::int AS depth,
         extract(epoch FROM now() - min(greatest(start_after, created_on)))::float AS age
  FROM pgboss.job WHERE state < 'active' AND start_after <= now() GROUP BY name`;
const GIVEN_UP = "SELECT count(*)::int AS count FROM pgboss.job WHERE state = 'failed'";

async function read(names: readonly string[]): Promise<void> {
  const { metrics } = singletons;
  const boss = await singletons.boss;
  if (!metrics || !boss) return;
  const sql = boss.getDb();
  const waiting = (await sql.executeSql(DUE, [])).rows as Waiting[];
  const [failed] = (await sql.executeSql(GIVEN_UP, [])).rows as { count: number }[];
  const byName = new Map(waiting.map((row) => [row.name, row]));
  for (const job of names) {
    metrics.queueDepth.set({ job }, byName.get(job)?.depth ?? 0);
    metrics.queueAge.set({ job }, byName.get(job)?.age ?? 0);
  }
  metrics.queueFailed.set(failed?.count ?? 0);
}

// A gauge without labels is removed by itself: to reset it is to say 0, and what comes back after it looks new.
function forget(): void {
  const { metrics } = singletons;
  for (const gauge of [metrics?.queueDepth, metrics?.queueAge]) gauge?.reset();
  metrics?.queueFailed.remove();
}

/** Measures the queues of these names when they are asked for. */
export function queueGauge(names: readonly string[]): () => Promise<void> {
  return readSeldom({ read: () => read(names), forget, failure: "the queue cannot be measured" });
}
