import PgBoss from "pg-boss";
import type { z } from "zod";
import type { Tx } from "../database/db";
import { newId } from "@/lib/shared/ids";
import { env } from "../config/env";
import { logConnectionError } from "../database/outage";
import type { Job, JobHandler } from "./job";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { listenForJobs, notifyWorkers } from "./wake-up";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    boss?: Promise<PgBoss>;
    /** Stops listening for jobs. */
    stopWakeUp?: () => Promise<void>;
  }
}

const RETRY_DELAY_SECONDS = 5;
/** What no notification announces is found by polling: delayed jobs, tries after a failure, missed notifications. */
const POLLING_SECONDS = 1;
/** Jobs that a worker takes at once. */
const BATCH = 5;
const POOL_SIZE = 5;
/** A job that a killed server left half done is taken up again after this long. */
const EXPIRE_SECONDS = 60;
const MAINTENANCE_SECONDS = 30;

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
function throughTransaction(tx: Tx): PgBoss.Db {
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

/**
 * Writes a job down inside the caller's transaction: it exists exactly when the change exists,
 * so nothing is lost by a crash and nothing is done for a change that was rolled back.
 */
export async function enqueue<P extends z.ZodType>(
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  options: EnqueueOptions = {},
): Promise<void> {
  const parsed = job.payload.parse(payload);
  const jobId = await writer.send(job.name, parsed as object, {
    db: throughTransaction(tx),
    // Jobs of one transaction have the same time: their ids decide which of them is taken first.
    id: newId(),
    priority: job.priorityOf?.(parsed) ?? 0,
    retryLimit: job.retryLimit,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds ?? EXPIRE_SECONDS,
    startAfter: options.startAfterSeconds,
    singletonKey: options.singletonKey,
    singletonSeconds: options.singletonSeconds,
  });
  // pg-boss drops a job silently when its queue was never made: that would be lost work.
  if (jobId === null && !options.singletonKey) throw new Error(`There is no queue for ${job.name}`);
  if (!options.startAfterSeconds) await notifyWorkers(tx, job.name);
}

/** Makes the queue's tables and one queue per job; part of every migration. Safe to repeat. */
export async function prepareQueue(connectionString: string, handlers: JobHandler[]): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on("error", (error) => log.error({ err: error }, "queue failed"));
  await boss.start();
  for (const { job } of handlers) {
    await boss.createQueue(job.name, { name: job.name, retryLimit: job.retryLimit });
  }
  await boss.stop({ graceful: false });
}

/** The last job taken of each order key, until it has ended. */
const underWay = new Map<string, Promise<void>>();

/** Runs jobs of one key one after the other. */
function inOrder(key: string, run: () => Promise<void>): Promise<void> {
  const before = underWay.get(key) ?? Promise.resolve();
  const done = before.then(run);
  const settled = done
    .catch(() => undefined)
    .then(() => {
      if (underWay.get(key) === settled) underWay.delete(key);
    });
  underWay.set(key, settled);
  return done;
}

type Failed = { id: string; error: unknown };

/** Does one job of a batch. Its success is written down at once; answers its failure, if it has failed. */
async function attempt(
  boss: PgBoss,
  { job, run, orderOf }: JobHandler,
  { id, data }: PgBoss.Job<unknown>,
): Promise<Failed[]> {
  const start = () => run(data, { jobId: id });
  try {
    const key = orderOf(data);
    await (key === undefined ? start() : inOrder(`${job.name} ${key}`, start));
  } catch (error) {
    log.warn({ err: error, job: job.name, jobId: id }, "a job failed");
    return [{ id, error }];
  }
  await boss.complete(job.name, id);
  return [];
}

/** Starts a worker of a queue. Returns how to wake it. */
async function startWorker(boss: PgBoss, handler: JobHandler, pollingSeconds: number): Promise<() => void> {
  const { job, batch = BATCH } = handler;
  const options = { pollingIntervalSeconds: pollingSeconds, batchSize: batch, priority: true };
  const workerId = await boss.work(job.name, options, async (jobs) => {
    const failed = await Promise.all(jobs.map((taken) => attempt(boss, handler, taken)));
    // Only now: when this returns, pg-boss completes what is active of the batch, and a failed job must not be active
    // again by then. It waits for RETRY_DELAY_SECONDS at least.
    for (const { id, error } of failed.flat()) await boss.fail(job.name, id, error as object);
    // More may be waiting than a batch holds.
    if (jobs.length === batch) boss.notifyWorker(workerId);
  });
  return () => boss.notifyWorker(workerId);
}

/**
 * Starts doing the jobs: as soon as they are committed, in batches, several at once. A job that throws is tried again
 * later; what it wrote is rolled back with it.
 */
export async function startQueue(
  handlers: JobHandler[],
  { pollingSeconds = POLLING_SECONDS }: { pollingSeconds?: number } = {},
): Promise<void> {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    max: POOL_SIZE,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on("error", (error) => logConnectionError(error, "queue failed"));
  singletons.boss = boss.start();
  await singletons.boss;
  const workers = new Map<string, (() => void)[]>();
  for (const handler of handlers) {
    const { job, cron, workers: count = 1 } = handler;
    await boss.createQueue(job.name, { name: job.name, retryLimit: job.retryLimit });
    const own = Array.from({ length: count }, () => startWorker(boss, handler, pollingSeconds));
    workers.set(job.name, await Promise.all(own));
    if (cron) await boss.schedule(job.name, cron, {}, { tz: "UTC" });
  }
  singletons.stopWakeUp = await listenForJobs(env.DATABASE_URL, (queue) =>
    workers.get(queue)?.forEach((wake) => wake()),
  );
}

/** Lets running jobs end (at most ten seconds), then closes the queue. */
export async function stopQueue(): Promise<void> {
  const { stopWakeUp } = singletons;
  const boss = await singletons.boss;
  singletons.boss = undefined;
  singletons.stopWakeUp = undefined;
  await stopWakeUp?.();
  await boss?.stop({ graceful: true, wait: true, timeout: 10_000 });
}

/** Whether this process is doing jobs, for /api/ready. */
export function isQueueRunning(): boolean {
  return singletons.boss !== undefined;
}
