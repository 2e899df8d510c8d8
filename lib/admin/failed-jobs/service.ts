import { addAuditEntry } from "@/lib/audit/data";
import { toPersonCard } from "@/lib/people/data";
import type { Tx } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { toListAnswer } from "@/lib/shared/list-query";
import { deleteFailedJob, listFailedJobs, retryFailedJob } from "./data";
import type { FailedJobList } from "./schema";

const TAKE = 20;

/** A page of the mails and other jobs that the queue has given up. */
export async function readFailedJobs(page: number): Promise<FailedJobList> {
  const { items, counted } = await listFailedJobs({ take: TAKE, skip: (page - 1) * TAKE, cap: TOTAL_CAP });
  const views = items.map(({ createdAt, failedAt, person, ...job }) => ({
    ...job,
    person: person && toPersonCard(person, { knowsFully: true }),
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
  return toListAnswer(views, counted, page, TAKE);
}

type JobAct = { actor: Actor; jobId: string; ip: string };

/** Does something to a failed job and keeps who did. Throws `job_not_found` where `change` finds none. */
function actOnJob(
  { actor, jobId, ip }: JobAct,
  action: "job.retried" | "job.discarded",
  change: (tx: Tx, jobId: string) => Promise<string | null>,
): Promise<void> {
  return transact(async ({ tx }) => {
    const name = await change(tx, jobId);
    if (name === null) throw new AppError("job_not_found");
    await addAuditEntry(tx, {
      actorId: actor.id,
      action,
      subjectType: "jobs",
      subjectId: jobId,
      ip,
      after: { name },
      at: new Date(),
    });
  });
}

/** Has a failed job tried once more; of two who ask at once, one does. Throws `job_not_found`. */
export function retryJob(act: JobAct): Promise<void> {
  return actOnJob(act, "job.retried", retryFailedJob);
}

/** Gives up a failed job for good, for example a mail to an address that is no more. Throws `job_not_found`. */
export function discardJob(act: JobAct): Promise<void> {
  return actOnJob(act, "job.discarded", deleteFailedJob);
}
