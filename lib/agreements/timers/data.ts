import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { Work } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { Prisma } from "@/prisma/generated/client";

/** When a timer is due, in SQL over the tenders `t`, and for which of them; `where` is what an index can find. */
export type TimerCondition = {
  /** A function where one tender has several moments, of which the next one counts. */
  dueAt: Prisma.Sql | ((now: Date) => Prisma.Sql);
  where: (now: Date) => Prisma.Sql;
};

/** A rule of what happens by itself: its name, when it is due, and what it does to a locked tender. */
export type Timer = TimerCondition & {
  name: string;
  act: (work: Work, tender: LockedTender, now: Date, dueAt: Date) => Promise<void>;
};

export type DueTender = { tenderId: string; dueAt: Date };

const dueAtOf = ({ dueAt }: TimerCondition, now: Date) => (typeof dueAt === "function" ? dueAt(now) : dueAt);

const dueAs = (
  name: string,
  condition: TimerCondition,
  now: Date,
  dueAt = dueAtOf(condition, now),
) => Prisma.sql`
  SELECT t.id AS "tenderId", ${dueAt} AS "dueAt" FROM tenders t
  WHERE ${condition.where(now)} AND ${dueAt} <= ${now}::timestamptz AND NOT EXISTS (SELECT FROM timer_runs r
    WHERE r.timer = ${name} AND r.subject_id = t.id AND r.due_at = ${dueAt})`;

/** The tenders for which a timer is due and has not run, the longest due first; without those that have just failed. */
export function listDue(
  name: string,
  condition: TimerCondition,
  now: Date,
  { take, except }: { take: number; except: readonly string[] },
): Promise<DueTender[]> {
  return db.$queryRaw<DueTender[]>`
    ${dueAs(name, condition, now)} AND t.id <> ALL(${except}::uuid[])
    ORDER BY ${dueAtOf(condition, now)}, t.id LIMIT ${take}`;
}

/** Whether the timer is due for a tender that is locked: it may have moved since it was listed. Null: no longer. */
export async function maybeDue(
  client: DbClient,
  name: string,
  condition: TimerCondition,
  { now, tenderId }: { now: Date; tenderId: string },
): Promise<DueTender | null> {
  const [due] = await client.$queryRaw<DueTender[]>`
    SELECT * FROM (${dueAs(name, condition, now)}) due WHERE due."tenderId" = ${tenderId}::uuid`;
  return due ?? null;
}

/** Keeps that a timer has run. */
export async function addTimerRun(
  tx: Tx,
  timer: string,
  { tenderId, dueAt }: DueTender,
  ranAt: Date,
): Promise<void> {
  const data = { id: newId(), timer, subjectId: tenderId, dueAt, ranAt };
  await tx.timerRun.create({ data, select: { id: true } });
}

/** Deletes what timers did before a moment for tenders that had ended by then, or are gone: so many at most. */
export async function dropEndedRuns(
  client: DbClient,
  before: Date,
  limit: number,
): Promise<{ count: number }> {
  const count = await client.$executeRaw`
    DELETE FROM timer_runs WHERE id IN (
      SELECT r.id FROM timer_runs r LEFT JOIN tenders t ON t.id = r.subject_id
      WHERE r.ran_at < ${before} AND (t.id IS NULL
        OR t.status IN ('COMPLETED', 'CANCELED') AND COALESCE(t.completed_at, t.canceled_at) < ${before})
      ORDER BY r.ran_at LIMIT ${limit})`;
  return { count };
}
