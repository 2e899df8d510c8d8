import type PgBoss from "pg-boss";
import { withTimeout } from "@/lib/shared/async/with-timeout";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { logConnectionError, logFailure, untilDatabase } from "../database/outage";
import { inSpan, traceOf } from "../tracing/tracing";
import type { JobHandler } from "./job";

/** Jobs of a queue that are done at once. */
const AT_ONCE = 5;
/** A job that a killed server left half done is taken up again after this long. */
export const EXPIRE_SECONDS = 60;

type Taken = PgBoss.JobWithMetadata<unknown>;

/** The last job taken of each order key, until it has ended. */
const underWay = new Map<string, Promise<void>>();

/** Rejects when something takes longer: it may never end, and another job needs its place. */
function inTime(seconds: number, what: Promise<void>, message: string): Promise<void> {
  return withTimeout(what, seconds * 1000, () => {
    throw new Error(`${message} ${seconds} s`);
  });
}

const runInTime = (seconds: number, run: () => Promise<void>) =>
  inTime(seconds, run(), "the job took longer than");

/**
 * Runs jobs of one key one after the other. One whose turn does not come in time never runs: it is failed, so the queue has
 * it done again, and a turn that comes after all would do it twice.
 */
function inOrder(key: string, seconds: number, run: () => Promise<void>): Promise<void> {
  const before = underWay.get(key) ?? Promise.resolve();
  let running = Promise.resolve();
  const done = inTime(seconds, before, "the job waited for its turn longer than").then(() =>
    runInTime(seconds, () => (running = run())),
  );
  // Those behind it wait for what was given up, too, as long as it goes on.
  const settled = Promise.allSettled([before, done])
    .then(() => running)
    .catch(() => undefined)
    .then(() => {
      if (underWay.get(key) === settled) underWay.delete(key);
    });
  underWay.set(key, settled);
  return done;
}

/**
 * Has the queue count a job's time from now on, when its turn has come; false when the queue has given the job up meanwhile,
 * and does it again or has another process do it.
 */
async function keepTurn(boss: PgBoss, { name, id, retryCount }: Taken): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(
    `UPDATE pgboss.job SET started_on = now()
     WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3 RETURNING id`,
    [name, id, retryCount],
  );
  return rows.length > 0;
}

/**
 * Writes down how a job has ended, in an outage as soon as the database is back: what the job did (a mail) cannot be taken
 * back. Where it fails for another reason, the queue takes the job for dead and has it done once more.
 */
async function writeDown(job: string, jobId: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await untilDatabase(write);
  } catch (error) {
    logConnectionError(error as Error, `the end of job ${jobId} (${job}) could not be written down`);
  }
}

/** Does one job and writes down how it ended, whatever becomes of the others. */
async function doJob(boss: PgBoss, { job, run, orderOf }: JobHandler, taken: Taken): Promise<void> {
  const { id, data } = taken;
  const traced = { kind: "consumer", parent: traceOf(data), facts: { "tenderbee.job_id": id } } as const;
  const seconds = job.expireSeconds ?? EXPIRE_SECONDS;
  // A handler parses the payload, which takes the trace off again.
  const start = () => inSpan(job.name, traced, () => run(data, { jobId: id }));
  let isOurs = true;
  const startInTurn = async () => {
    isOurs = await keepTurn(boss, taken);
    if (isOurs) await start();
  };
  try {
    const key = orderOf(data);
    const queue = `${job.name} ${key}`;
    if (key === undefined) await runInTime(seconds, start);
    else await inOrder(queue, seconds, underWay.has(queue) ? startInTurn : start);
  } catch (error) {
    singletons.metrics?.jobs.inc({ job: job.name, outcome: "failed" });
    logFailure(error, () => log.warn({ err: error, job: job.name, jobId: id }, "a job failed"));
    return writeDown(job.name, id, () => boss.fail(job.name, id, error as object));
  }
  // Its end is for those to write down who do it.
  if (!isOurs) return;
  singletons.metrics?.jobs.inc({ job: job.name, outcome: "done" });
  await writeDown(job.name, id, () => boss.complete(job.name, id));
}

/**
 * Takes the jobs of a queue, as many as there are free places: one that takes its time holds up its own place only.
 * pg-boss's own workers wait for the slowest of a batch, and leave the rejection of a lost connection unhandled.
 */
export class Worker {
  private readonly running = new Set<Promise<void>>();
  private readonly polling: NodeJS.Timeout;
  private taking = Promise.resolve();
  private isTaking = false;
  private isStopped = false;
  private mayBeMore = false;

  constructor(
    private readonly boss: PgBoss,
    private readonly handler: JobHandler,
    pollingSeconds: number,
  ) {
    this.polling = setInterval(() => this.wake(), pollingSeconds * 1000);
    this.wake();
  }

  /** Says that there may be a job. */
  wake(): void {
    this.mayBeMore = true;
    if (!this.isTaking) this.taking = this.take();
  }

  private async take(): Promise<void> {
    const { job, atOnce = AT_ONCE } = this.handler;
    this.isTaking = true;
    while (this.mayBeMore && !this.isStopped && this.running.size < atOnce) {
      const free = atOnce - this.running.size;
      this.mayBeMore = false;
      const jobs = await this.boss.fetch(job.name, {
        batchSize: free,
        priority: true,
        includeMetadata: true,
      });
      this.mayBeMore ||= jobs.length === free;
      for (const taken of jobs) this.start(taken);
    }
    this.isTaking = false;
  }

  private start(taken: Taken): void {
    const done = doJob(this.boss, this.handler, taken).then(() => {
      this.running.delete(done);
      if (this.mayBeMore) this.wake();
    });
    this.running.add(done);
  }

  /** Takes no job any more; resolves when those that were taken have ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.polling);
    await this.taking;
    await Promise.all(this.running);
  }
}
