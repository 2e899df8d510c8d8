import { z } from "zod";
import { forgetTimerRuns } from "@/lib/agreements/service/forget-timer-runs";
import { db } from "@/lib/platform/server/database/db";
import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { forgetExpiredKeys } from "@/lib/platform/server/work/idempotency";
import { defineJob } from "@/lib/platform/server/queue/job";
import { emptyMailbox } from "@/lib/platform/server/delivery/mail";
import { forgetReports } from "@/lib/reports/service/forget-reports";
import { forgetOldAlerts } from "@/lib/saved-searches/service/retention";
import { forgetTranslations } from "@/lib/translations/service/forget-translations";

/** Retention of ended sessions, kept to answer support questions. */
export const ENDED_SESSIONS_MS = 30 * 24 * 3_600_000;

/** Scheduled every night. */
export const deleteExpiredJob = defineJob({
  name: "sweep-expired",
  payload: z.object({}),
  retryLimit: 2,
  expireSeconds: 600,
});

function deleteExpiredTokens(now: Date): Promise<number> {
  const where = { expiresAt: { lt: now } };
  return deleteInBatches((limit) => db.emailToken.deleteMany({ where, limit }));
}

function deleteExpiredTickets(now: Date): Promise<number> {
  const where = { expiresAt: { lt: now } };
  return deleteInBatches((limit) => db.signInTicket.deleteMany({ where, limit }));
}

function deleteExpiredCodes(now: Date): Promise<number> {
  const where = { expiresAt: { lt: now } };
  return deleteInBatches((limit) => db.phoneCode.deleteMany({ where, limit }));
}

async function deleteEndedSessions(now: Date): Promise<number> {
  const before = { lt: new Date(now.getTime() - ENDED_SESSIONS_MS) };
  const sweep = (where: { expiresAt: typeof before } | { revokedAt: typeof before }) =>
    deleteInBatches((limit) => db.session.deleteMany({ where, limit }));
  return (await sweep({ expiresAt: before })) + (await sweep({ revokedAt: before }));
}

/**
 * Enforces retention every night (GDPR): deletes expired e-mail tokens, tickets of sign-ins and codes sent to phones, ended sessions, stored responses of
 * idempotency keys, old mail of the embedded mailbox, translations of texts that are gone, old reports with what was decided about them and what old timers and alerts
 * left behind. Returns how many of each were
 * deleted.
 */
export async function deleteExpired(now: Date = new Date()) {
  return {
    links: await deleteExpiredTokens(now),
    tickets: await deleteExpiredTickets(now),
    phoneCodes: await deleteExpiredCodes(now),
    sessions: await deleteEndedSessions(now),
    idempotencyKeys: await forgetExpiredKeys(now),
    mails: await emptyMailbox(now),
    timerRuns: await forgetTimerRuns(now),
    translations: await forgetTranslations(),
    ...(await forgetOldAlerts(now)),
    ...(await forgetReports(now)),
  };
}
