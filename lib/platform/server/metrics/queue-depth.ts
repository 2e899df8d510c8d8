import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { logFailure } from "../database/outage";

/** For how long one reading counts: however often it is asked for, the database is asked this seldom. */
const READING_MS = 10_000;

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

/** Measures the queues of these names when they are asked for, at most once in ten seconds. */
export function queueGauge(names: readonly string[]): () => Promise<void> {
  let reading: Promise<void> | undefined;
  let until = 0;
  return () => {
    if (reading && Date.now() < until) return reading;
    until = Date.now() + READING_MS;
    // The rest of the metrics says most when the database is away: what was read last is taken off, and all else answers.
    reading = read(names).catch((error: unknown) => {
      const { metrics } = singletons;
      for (const gauge of [metrics?.queueDepth, metrics?.queueAge, metrics?.queueFailed]) gauge?.reset();
      logFailure(error, () => log.warn({ err: error }, "the queue cannot be measured"));
    });
    return reading;
  };
}
