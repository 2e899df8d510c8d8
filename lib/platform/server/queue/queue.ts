import { setTimeout as sleep } from "node:timers/promises";
import PgBoss from "pg-boss";
import { z } from "zod";
import { LASTING } from "../database/db";
import type { SqlClient } from "../database/typed-sql";
import { newId } from "@/lib/shared/ids";
import { directDatabaseUrl } from "../config/env";
import { logConnectionError } from "../database/outage";
import { CLOCK_QUEUE, defineJob, handle, type Job, type JobHandler } from "./job";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { withTrace } from "../tracing/tracing";
import { listenForJobs, notifyWorkers } from "./wake-up";
import { EXPIRE_SECONDS, Worker } from "./worker";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    boss?: Promise<PgBoss>;
    /** Stops listening for jobs and taking them. */
    stopTaking?: () => Promise<void>;
  }
}

const RETRY_DELAY_SECONDS = 5;
/** What no notification announces is found by polling: delayed jobs, tries after a failure, missed notifications. */
const POLLING_SECONDS = 1;
const POOL_SIZE = 5;
const MAINTENANCE_SECONDS = 30;
/** How long a failed job can be looked at and tried again, before it goes to the archive. */
const FAILED_SECONDS = 14 * 86_400;
/** How long jobs that are being done may take to end when the server stops. */
const DRAIN_MS = 10_000;

/** Only used to insert jobs through the caller's connection: it never opens one of its own. */
const writer = new PgBoss({ connectionString: "postgresql://unused", schema: "pgboss" });

export type EnqueueOptions = {
  /** Not before that many seconds from now. */
  startAfterSeconds?: number;
  /** Of several jobs with the same key within so many seconds, one is written down and the others are dropped. */
  singletonKey?: string;
  singletonSeconds?: number;
};

/** pg-boss speaks node-postgres, a transaction speaks Prisma: JSON travels as text, missing values as null. */
function throughTransaction(tx: SqlClient): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const parameters = values.map((value: unknown) =>
        value === undefined
          ? null
          : typeof value === "object" && value !== null
            ? JSON.stringify(value)
            : value,
      );
      return { rows: await tx.$queryRawUnsafe<unknown[]>(text, ...parameters) };
    },
  };
}

/** How often a job is tried, with which pauses, and how long one try may take. */
function triesOf({
  retryLimit,
  expireSeconds = EXPIRE_SECONDS,
}: Pick<Job<z.ZodType>, "retryLimit" | "expireSeconds">) {
  const pauses = { retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true } as const;
  return { retryLimit, expireInSeconds: expireSeconds, ...pauses };
}

/**
 * Writes a job down inside the caller's transaction: it exists exactly when the change exists,
 * so nothing is lost by a crash and nothing is done for a change that was rolled back.
 */
export async function enqueue<P extends z.ZodType>(
  tx: SqlClient,
  job: Job<P>,
  payload: z.input<P>,
  options: EnqueueOptions = {},
): Promise<void> {
  const parsed = job.payload.parse(payload);
  const jobId = await writer.send(job.name, withTrace(parsed as object), {
    db: throughTransaction(tx),
    // Jobs of one transaction have the same time: their ids decide which of them is taken first.
    id: newId(),
    priority: job.priorityOf?.(parsed) ?? 0,
    ...triesOf(job),
    startAfter: options.startAfterSeconds,
    singletonKey: options.singletonKey,
    singletonSeconds: options.singletonSeconds,
  });
  // pg-boss drops a job silently when its queue was never made: that would be lost work.
  if (jobId === null && !options.singletonKey) throw new Error(`There is no queue for ${job.name}`);
  if (!options.startAfterSeconds) await notifyWorkers(tx, job.name);
}

/** Writes many jobs of one kind down in one statement, as `enqueue` does with one. */
export async function enqueueAll<P extends z.ZodType>(
  tx: SqlClient,
  job: Job<P>,
  payloads: readonly z.input<P>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload) => {
    const parsed = job.payload.parse(payload);
    return {
      id: newId(),
      name: job.name,
      data: withTrace(parsed as object),
      priority: job.priorityOf?.(parsed) ?? 0,
      ...triesOf(job),
    };
  });
  await writer.insert(jobs, { db: throughTransaction(tx) });
  await notifyWorkers(tx, job.name);
}

/** For the list of failed jobs; an index of the partitioned table, so that each queue has it. */
const FAILED_INDEX =
  "CREATE INDEX IF NOT EXISTS job_failed_idx ON pgboss.job (completed_on DESC, id) WHERE state = 'failed'";

/** Makes the queue's tables and one queue per job; part of every migration. Safe to repeat. */
export async function prepareQueue(connectionString: string, handlers: JobHandler[]): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on("error", (error) => log.error({ err: error }, "queue failed"));
  await boss.start();
  for (const { job } of handlers) {
    await boss.createQueue(job.name, { name: job.name, retryLimit: job.retryLimit });
  }
  await boss.getDb().executeSql(FAILED_INDEX, []);
  await boss.stop({ graceful: false });
}

/** Where pg-boss puts what `schedule` has it start by the clock: as jobs whose payload is the job to be written down. */
const dueJob = defineJob({
  name: CLOCK_QUEUE,
  payload: z.looseObject({ name: z.string() }),
  retryLimit: 2,
});

/**
 * Does it in place of pg-boss' own worker, which does not wait until the end of a job is written down: where the database
 * is away at that moment, the rejection is handled nowhere.
 */
async function startClock(boss: PgBoss, pollingSeconds: number): Promise<Worker> {
  await boss.offWork(dueJob.name);
  return new Worker(
    boss,
    handle(dueJob, (due) => boss.insert([due])),
    pollingSeconds,
  );
}

/**
 * Starts doing the jobs: as soon as they are committed, several at once. A job that throws is tried again
 * later; what it wrote is rolled back with it.
 */
export async function startQueue(
  handlers: JobHandler[],
  { pollingSeconds = POLLING_SECONDS }: { pollingSeconds?: number } = {},
): Promise<void> {
  const boss = new PgBoss({
    connectionString: directDatabaseUrl(),
    ...LASTING,
    max: POOL_SIZE,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveFailedAfterSeconds: FAILED_SECONDS,
  });
  boss.on("error", (error) => logConnectionError(error, "queue failed"));
  singletons.boss = boss.start();
  await singletons.boss;
  const workers = new Map([[dueJob.name, await startClock(boss, pollingSeconds)]]);
  for (const handler of handlers) {
    const { job, cron } = handler;
    await boss.createQueue(job.name, { name: job.name, retryLimit: job.retryLimit });
    workers.set(job.name, new Worker(boss, handler, pollingSeconds));
    // What the clock starts is written down with these options, as if it were enqueued.
    if (cron) await boss.schedule(job.name, cron, {}, { tz: "UTC", ...triesOf(job) });
  }
  const stopWakeUp = await listenForJobs(directDatabaseUrl(), (queue) => workers.get(queue)?.wake());
  singletons.stopTaking = async () => {
    await stopWakeUp();
    await Promise.all([...workers.values()].map((worker) => worker.stop()));
  };
}

/** Lets running jobs end (at most ten seconds), then closes the queue. */
export async function stopQueue(): Promise<void> {
  const { stopTaking } = singletons;
  const boss = await singletons.boss;
  singletons.boss = undefined;
  singletons.stopTaking = undefined;
  await Promise.race([stopTaking?.(), sleep(DRAIN_MS, undefined, { ref: false })]);
  await boss?.stop({ graceful: true, wait: true, timeout: DRAIN_MS });
}

/** Whether this process is doing jobs, for /api/ready. */
export function isQueueRunning(): boolean {
  return singletons.boss !== undefined;
}
