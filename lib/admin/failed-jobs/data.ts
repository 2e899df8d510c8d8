import { sendMailJob } from "@/lib/emails/schema";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { notifyWorkers } from "@/lib/platform/server/queue/wake-up";

/**
 * A job that was tried as often as it may be. What it is about may be personal: only its ids, which mail it is and the
 * person of the account leave this file.
 */
export type FailedJob = {
  id: string;
  name: string;
  error: string;
  /** Of a mail which one it is, by its template. */
  template: string | null;
  /** Whose job it is; of a mail its recipient. */
  person: PersonRow | null;
  ids: Record<string, string>;
  tries: number;
  createdAt: Date;
  failedAt: Date;
};

type Row = Omit<FailedJob, "ids" | "error"> & { data: unknown; error: string | null };

/** The same for PostgreSQL: a job of the release before may carry anything. */
const UUID_SQL = "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$";
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
      SELECT j.id::text AS id, j.name, j.data, j.output->>'message' AS error, j.retry_count + 1 AS tries,
        j.created_on AS "createdAt", j.completed_on AS "failedAt",
        CASE WHEN j.name = ${sendMailJob.name} THEN j.data->>'template' END AS template,
        CASE WHEN u.id IS NOT NULL THEN ${personColumn("u")} END AS person
      FROM pgboss.job j
        LEFT JOIN users u ON u.id = CASE WHEN j.data->>'userId' ~ ${UUID_SQL} THEN (j.data->>'userId')::uuid END
      WHERE j.state = 'failed' ORDER BY j.completed_on DESC, j.id LIMIT ${page.take} OFFSET ${page.skip}`,
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
