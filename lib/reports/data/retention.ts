import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import { moveCase } from "./cases";
import { REPORTS_KEPT_MONTHS } from "../constants";

/** The moment before which is old what happened, in SQL: a trigger keeps younger decisions by the clock of the database. */
const endOf = (now: Date) =>
  Prisma.sql`least(${now}::timestamptz, now()) - make_interval(months => ${REPORTS_KEPT_MONTHS}::int)`;

/** Deletes old closed cases with their reports, at most `limit`; one with a complaint that waits is still needed. */
export async function dropOldCases(client: DbClient, now: Date, limit: number): Promise<{ count: number }> {
  const count = await client.$executeRaw`
    DELETE FROM report_cases WHERE id IN (
      SELECT c.id FROM report_cases c WHERE c.closed_at < ${endOf(now)}
        AND NOT EXISTS (SELECT FROM reports r JOIN complaints x ON x.report_id = r.id
          WHERE r.case_id = c.id AND x.outcome IS NULL)
      LIMIT ${limit})`;
  return { count };
}

/**
 * Deletes old decisions with the complaints about them, at most `limit`: neither one that is still in force, because
 * nothing has undone it, nor one with a complaint that waits.
 */
export async function dropOldDecisions(
  client: DbClient,
  now: Date,
  limit: number,
): Promise<{ count: number }> {
  const count = await client.$executeRaw`
    DELETE FROM moderation_decisions WHERE id IN (
      SELECT d.id FROM moderation_decisions d WHERE d.created_at < ${endOf(now)}
        AND NOT EXISTS (SELECT FROM complaints x WHERE x.decision_id = d.id AND x.outcome IS NULL)
        AND (d.action NOT IN ('HIDE', 'SUSPEND') OR EXISTS (SELECT FROM moderation_decisions later
          WHERE later.kind = d.kind AND later.target_id = d.target_id AND later.created_at >= d.created_at
            AND later.action IN ('RESTORE', 'REINSTATE')))
      LIMIT ${limit})`;
  return { count };
}

/**
 * What a deleted account leaves behind: its reports without the person, decisions about it and its complaints that were
 * judged without their words, closed cases about it without the copies of what it wrote.
 */
export async function forgetPersonInReports(tx: Tx, userId: string): Promise<void> {
  await tx.report.updateMany({ where: { reporterId: userId }, data: { reporterId: null } });
  const empty = { title: "", text: "" };
  const closed = { case: { authorId: userId, closedAt: { not: null } } };
  await tx.report.updateMany({ where: closed, data: { copy: empty } });
  await tx.complaint.deleteMany({ where: { authorId: userId, outcome: null } });
  await tx.complaint.updateMany({ where: { authorId: userId }, data: { text: "", reason: "" } });
  // A trigger lets this be changed, and nothing else.
  await tx.moderationDecision.updateMany({
    where: { authorId: userId, reason: { not: null } },
    data: { reason: "" },
  });
}

type FoundCase = { id: string };

async function closeErased(tx: Tx, cases: FoundCase[]): Promise<void> {
  for (const { id } of cases) await moveCase(tx, id, "DISMISS", { closedAt: new Date() });
  await tx.report.updateMany({
    where: { caseId: { in: cases.map(({ id }) => id) } },
    data: { copy: { title: "", text: "" } },
  });
}

/** Closes the cases about photos of an account that is erased: those that nothing uses any more go with it. */
export async function closeCasesOfErasedPhotos(tx: Tx, ownerId: string): Promise<void> {
  const cases = await tx.$queryRaw<FoundCase[]>`
    SELECT c.id FROM report_cases c JOIN files f ON f.id = c.target_id
    WHERE c.kind = 'PHOTO' AND c.closed_at IS NULL AND f.owner_id = ${ownerId}::uuid AND f.attached_to IS NULL
    FOR UPDATE OF c`;
  await closeErased(tx, cases);
}

/**
 * Closes the cases about an account that is erased, and those about its questions that went with it: there is nothing left
 * to decide about.
 */
export async function closeCasesOfErasedPerson(tx: Tx, userId: string): Promise<void> {
  const cases = await tx.$queryRaw<FoundCase[]>`
    SELECT c.id FROM report_cases c
    WHERE c.closed_at IS NULL AND c.author_id = ${userId}::uuid AND (c.kind = 'PROFILE'
      OR c.kind = 'QUESTION' AND NOT EXISTS (SELECT FROM tender_questions q WHERE q.id = c.target_id))
    FOR UPDATE`;
  await closeErased(tx, cases);
}
