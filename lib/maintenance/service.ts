import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { forgetExpiredKeys } from "@/lib/platform/server/work/idempotency";
import { defineJob } from "@/lib/platform/server/queue/job";
import { emptyMailbox } from "@/lib/platform/server/delivery/mail";

/** How long an ended session is kept, in case somebody asks what happened. */
const ENDED_MS = 30 * 24 * 3_600_000;

/** Done once a day. */
export const deleteExpiredJob = defineJob({ name: "sweep-expired", payload: z.object({}), retryLimit: 2 });

function forgetLinks(now: Date): Promise<number> {
  const where = { expiresAt: { lt: now } };
  return deleteInBatches((limit) => db.emailToken.deleteMany({ where, limit }));
}

async function forgetSessions(now: Date): Promise<number> {
  const before = { lt: new Date(now.getTime() - ENDED_MS) };
  const sweep = (where: { expiresAt: typeof before } | { revokedAt: typeof before }) =>
    deleteInBatches((limit) => db.session.deleteMany({ where, limit }));
  return (await sweep({ expiresAt: before })) + (await sweep({ revokedAt: before }));
}

/**
 * The nightly clean-up of what counts no longer: links and sessions that have ended, stored answers of repeated
 * calls, old mail of the embedded mailbox. Answers how many of each went.
 */
export async function deleteExpired(now: Date = new Date()) {
  return {
    links: await forgetLinks(now),
    sessions: await forgetSessions(now),
    idempotencyKeys: await forgetExpiredKeys(now),
    mails: await emptyMailbox(now),
  };
}
