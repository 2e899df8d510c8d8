import PgBoss from "pg-boss";
import type { z } from "zod";
import type { Tx } from "../database/db";
import { env } from "../config/env";
import type { Job, JobHandler } from "./job";
import { log } from "../config/log";
import { singletons } from "../config/singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    boss?: Promise<PgBoss>;
  }
}

const RETRY_DELAY_SECONDS = 5;
const POLLING_SECONDS = 1;
const POOL_SIZE = 3;
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

/** Starts doing the jobs. A job that throws is tried again later; what it wrote is rolled back with it. */
export async function startQueue(handlers: JobHandler[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    max: POOL_SIZE,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "queue failed"));
  singletons.boss = boss.start();
  await singletons.boss;
  for (const { job, cron, run, workers = 1 } of handlers) {
    await boss.createQueue(job.name, { name: job.name, retryLimit: job.retryLimit });
    for (let worker = 0; worker < workers; worker++) {
      const options = { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1, priority: true };
      await boss.work(job.name, options, async ([taken]) => {
        if (taken) await run(taken.data, { jobId: taken.id });
      });
    }
    if (cron) await boss.schedule(job.name, cron, {}, { tz: "UTC" });
  }
}

/** Lets running jobs end (at most ten seconds), then closes the queue. */
export async function stopQueue(): Promise<void> {
  const boss = await singletons.boss;
  singletons.boss = undefined;
  await boss?.stop({ graceful: true, wait: true, timeout: 10_000 });
}

/** Whether this process is doing jobs, for /api/ready. */
export function isQueueRunning(): boolean {
  return singletons.boss !== undefined;
}
