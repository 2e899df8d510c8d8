import { addAuditEntry } from "@/lib/audit/data";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { toListAnswer } from "@/lib/shared/list-query";
import { listFailedJobs, retryFailedJob } from "./data";
import type { FailedJobList } from "./schema";

const TAKE = 20;

/** A page of the mails and other jobs that the queue has given up. */
export async function readFailedJobs(page: number): Promise<FailedJobList> {
  const { items, counted } = await listFailedJobs({ take: TAKE, skip: (page - 1) * TAKE, cap: TOTAL_CAP });
  const views = items.map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
  return toListAnswer(views, counted, page, TAKE);
}

/** Has a failed job tried once more; of two who ask at once, one does. Throws `job_not_found`. */
export function retryJob({ actor, jobId, ip }: { actor: Actor; jobId: string; ip: string }): Promise<void> {
  return transact(async ({ tx }) => {
    const name = await retryFailedJob(tx, jobId);
    if (name === null) throw new AppError("job_not_found");
    await addAuditEntry(tx, {
      actorId: actor.id,
      action: "job.retried",
      subjectType: "jobs",
      subjectId: jobId,
      ip,
      after: { name },
      at: new Date(),
    });
  });
}
