import { z } from "zod";
import { notify } from "@/lib/notifications/service";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { EXPIRY, FINISHING } from "@/lib/tenders/constants";
import { lockTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { Prisma } from "@/prisma/generated/client";
import { expireTender } from "../service/expire-tender";
import { completeBySilence } from "../service/finish-tender";
import { addTimerRun, listDue, maybeDue, type TimerCondition } from "./data";

type Timer = TimerCondition & {
  name: string;
  act: (work: Work, tender: LockedTender) => Promise<void>;
};

// Three days before the end, or half of the time that a short one has.
const WARNED_FOR = Prisma.sql`make_interval(days => ${EXPIRY.warnDays}::int)`;
const WARN_AT = Prisma.sql`(t.expires_at - LEAST(${WARNED_FOR}, (t.expires_at - t.created_at) / 2))::timestamptz(3)`;
const WARNING = "tender-expiring";

const REPORTED = (now: Date) =>
  Prisma.sql`t.status = 'ACCEPTED' AND t.finish_requested_at <= ${now}::timestamptz`;
const reportedFor = (days: number) =>
  Prisma.sql`(t.finish_requested_at + make_interval(days => ${days}::int))`;
const reminderAfter = (days: number) => `finish-reminder-${days}`;
const LAST_REMINDER = Math.max(...FINISHING.remindAfterDays);

/**
 * What happens by itself, a row for each rule (docs/domain.md, "Time takes part"). A rule is done once per tender and
 * moment, however often and late the job runs, and on however many machines.
 */
const TIMERS: readonly Timer[] = [
  {
    name: WARNING,
    where: (now) => Prisma.sql`t.status = 'NEW' AND t.expires_at <= ${now}::timestamptz + ${WARNED_FOR}`,
    dueAt: WARN_AT,
    act: (work, { id: tenderId, creatorId: userId }) =>
      notify(work, { type: "TENDER_EXPIRING", userId, tenderId }),
  },
  {
    name: "tender-expired",
    where: (now) => Prisma.sql`t.status = 'NEW' AND t.expires_at <= ${now}::timestamptz`,
    // A day after the warning at the earliest, however late that was: no tender ends unannounced.
    dueAt: Prisma.sql`(SELECT GREATEST(t.expires_at, w.ran_at + interval '1 day') FROM timer_runs w
      WHERE w.timer = ${WARNING} AND w.subject_id = t.id AND w.due_at = ${WARN_AT})`,
    act: expireTender,
  },
  {
    name: "is-it-done",
    where: (now) => Prisma.sql`t.status = 'ACCEPTED' AND t.finish_requested_at IS NULL
      AND COALESCE(t.end_date, t.start_date) <= ${now}::timestamptz`,
    // The last day ends with its last hour in UTC.
    dueAt: Prisma.sql`((COALESCE(t.end_date, t.start_date) + ${FINISHING.askAfterDays + 1}::int)::timestamp
      AT TIME ZONE 'UTC')::timestamptz(3)`,
    act: async (work, { id: tenderId, creatorId, recipientId }) => {
      await notify(work, { type: "IS_IT_DONE", userId: creatorId, actorId: recipientId, tenderId });
      if (recipientId)
        await notify(work, { type: "IS_IT_DONE", userId: recipientId, actorId: creatorId, tenderId });
    },
  },
  ...FINISHING.remindAfterDays.map((days) => ({
    name: reminderAfter(days),
    where: REPORTED,
    dueAt: reportedFor(days),
    act: (work: Work, { id: tenderId, creatorId: userId, recipientId: actorId }: LockedTender) =>
      notify(work, { type: "FINISH_REMINDER", userId, actorId, tenderId }),
  })),
  {
    name: "completed-by-silence",
    where: REPORTED,
    // A day after the last reminder at the earliest, however late that was.
    dueAt: Prisma.sql`(SELECT GREATEST(${reportedFor(FINISHING.completeAfterDays)}, w.ran_at + interval '1 day')
      FROM timer_runs w WHERE w.timer = ${reminderAfter(LAST_REMINDER)} AND w.subject_id = t.id
        AND w.due_at = ${reportedFor(LAST_REMINDER)})`,
    act: completeBySilence,
  },
];

export const runTimersJob = defineJob({
  name: "run-timers",
  payload: z.object({}).nullish(),
  retryLimit: 2,
  expireSeconds: 600,
});

/** How many tenders are looked up at once. */
const BATCH = 200;

// Each in a transaction of its own, so that one that fails holds up no other.
function runOne(timer: Timer, tenderId: string, now: Date): Promise<void> {
  return transact(async (work) => {
    const tender = await lockTender(work.tx, tenderId);
    // Judged again under the lock: the tender may have moved, or another machine may have been here.
    const due = await maybeDue(work.tx, timer.name, timer, { now, tenderId });
    if (!due) return;
    await addTimerRun(work.tx, timer.name, due, now);
    await timer.act(work, tender);
  });
}

/** Does everything that is due by now. Running it again, late or twice at once changes nothing more. */
export async function runTimers(now = new Date()): Promise<void> {
  for (const timer of TIMERS) {
    let due = await listDue(timer.name, timer, now, BATCH);
    while (due.length > 0) {
      for (const { tenderId } of due) await runOne(timer, tenderId, now);
      due = due.length < BATCH ? [] : await listDue(timer.name, timer, now, BATCH);
    }
  }
}
