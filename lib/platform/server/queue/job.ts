import type { z } from "zod";

/**
 * A kind of background job: its name and its payload. Definitions are apart from their handlers (`jobs.ts`), because
 * code that enqueues a job must not load what its handler needs.
 */
export type Job<P extends z.ZodType> = {
  name: string;
  payload: P;
  /** How often it is tried again, with growing pauses, before it lands in the failed jobs. */
  retryLimit: number;
  /** How long one try may take before the queue takes it for dead; a minute when left out. */
  expireSeconds?: number;
  /** Done before others of the same name that wait: the higher, the earlier. Left out, all are alike. */
  priorityOf?: (payload: z.output<P>) => number;
  /** Jobs with the same key are done one after the other, in the order in which they were taken; others at once. */
  orderOf?: (payload: z.output<P>) => string | undefined;
};

/** The queue in which pg-boss puts what is started by the clock; late, and all that belongs to a time of day is. */
export const CLOCK_QUEUE = "__pgboss__send-it";

/** Names a kind of background work. */
export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}

/** What a handler learns beside the payload: the job's id stays the same over all its tries. */
export type JobRun = { jobId: string };

/** A job and the function that does it; `cron` (UTC) makes the queue start it by the clock. */
export type JobHandler = {
  job: Omit<Job<z.ZodType>, "priorityOf" | "orderOf">;
  cron?: string;
  /** Jobs that are done at once; five when left out. */
  atOnce?: number;
  /** The key of a payload's order. */
  orderOf: (payload: unknown) => string | undefined;
  run: (payload: unknown, run: JobRun) => Promise<void>;
};

/** Ties a job to the function that does it; the payload is parsed again when it comes out of the queue. */
export function handle<P extends z.ZodType>(
  job: Job<P>,
  run: (payload: z.output<P>, run: JobRun) => Promise<void>,
  options: Pick<JobHandler, "cron" | "atOnce"> = {},
): JobHandler {
  return {
    job,
    ...options,
    orderOf: (payload) => job.orderOf?.(job.payload.parse(payload)),
    run: (payload, info) => run(job.payload.parse(payload), info),
  };
}
