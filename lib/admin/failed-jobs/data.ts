import { db, type Tx } from "@/lib/platform/server/database/db";
import { notifyWorkers } from "@/lib/platform/server/queue/wake-up";

/** A job that was tried as often as it may be. What it is about may be personal: only its ids leave this file. */
export type FailedJob = {
  id: string;
  name: string;
  error: string;
  ids: Record<string, string>;
  tries: number;
  createdAt: Date;
  failedAt: Date;
};

type Row = Omit<FailedJob, "ids" | "error"> & { data: unknown; error: string | null };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_ERROR = 300;

function idsOf(data: unknown): Record<string, string> {
  if (typeof data !== "object" || data === null) return {};
  const ids = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && UUID.test(entry[1]),
  );
  return Object.fromEntries(ids);
}

/** What went wrong, without the addresses of people, which mail servers repeat in their refusals. */
function withoutAddresses(error: string): string {
  return error.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "…@…").slice(0, MAX_ERROR);
}

/** A page of the failed jobs, the last that failed first, and their count up to a cap. */
export async function listFailedJobs(page: {
  take: number;
  skip: number;
  cap: number;
}): Promise<{ items: FailedJob[]; counted: number }> {
  const [rows, [count]] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT id::text AS id, name, data, output->>'message' AS error, retry_count + 1 AS tries,
        created_on AS "createdAt", completed_on AS "failedAt"
      FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC, id LIMIT ${page.take} OFFSET ${page.skip}`,
    db.$queryRaw<{ counted: number }[]>`
      SELECT count(*)::int AS counted
      FROM (SELECT 1 FROM pgboss.job WHERE state = 'failed' LIMIT ${page.cap + 1}) AS counted_rows`,
  ]);
  const items = rows.map(({ data, error, ...row }) => ({
    ...row,
    error: withoutAddresses(error ?? ""),
    ids: idsOf(data),
  }));
  return { items, counted: count?.counted ?? 0 };
}

/** Has a failed job done once more; its name, or null when it is not failed (any more). */
export async function retryFailedJob(tx: Tx, jobId: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<{ name: string }[]>`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL
    WHERE id = ${jobId}::uuid AND state = 'failed' RETURNING name`;
  if (!job) return null;
  await notifyWorkers(tx, job.name);
  return job.name;
}

/** Removes a failed job; its name, or null when it is not failed (any more). */
export async function deleteFailedJob(tx: Tx, jobId: string): Promise<string | null> {
  const [job] = await tx.$queryRaw<{ name: string }[]>`
    DELETE FROM pgboss.job WHERE id = ${jobId}::uuid AND state = 'failed' RETURNING name`;
  return job?.name ?? null;
}
