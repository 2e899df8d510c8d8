import { z } from "zod";
import { REMIND_HOURS } from "@/lib/appointments/constants";
import { endOverdueAppointments, remindOfAppointments } from "@/lib/appointments/service/end";
import { CONTESTED_END, IN_DISPUTE, WITHOUT_REVIEW } from "@/lib/disputes/data/conditions";
import { mediateOverdue } from "@/lib/disputes/service/act";
import { ENDED_WITHOUT_WORK } from "@/lib/feedback/data/ended-agreements";
import { remindOfFeedback, remindOfFeedbackOnEnded } from "@/lib/feedback/service/remind";
import { notify } from "@/lib/notifications/service";
import { EXPIRY_REMINDER_HOURS } from "@/lib/offers/constants";
import { isStandingSql, REMINDER_AT } from "@/lib/offers/data/validity";
import { lapseProposals } from "@/lib/offers/proposals/service";
import { remindOfExpiry } from "@/lib/offers/service/renew-offer";
import { defineJob } from "@/lib/platform/server/queue/job";
import { eachAlone, throwIfAny } from "@/lib/platform/server/work/each-alone";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { EXPIRY, FINISHING, NUDGES } from "@/lib/tenders/constants";
import { LAST_AGREED_DAY } from "@/lib/tenders/data/agreed-day";
import { lockTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { Prisma } from "@/prisma/generated/client";
import { expireTender } from "../service/expire-tender";
import { completeBySilence } from "../service/finish-tender";
import { addTimerRun, listDue, maybeDue, type Timer } from "./data";

// Three days before the end, or half of the time that a short one has.
const WARNED_FOR = Prisma.sql`make_interval(days => ${EXPIRY.warnDays}::int)`;
const WARN_AT = Prisma.sql`(t.expires_at - LEAST(${WARNED_FOR}, (t.expires_at - t.created_at) / 2))::timestamptz(3)`;
const WARNING = "tender-expiring";

// Who is in dispute is asked nothing, and nothing completes by silence.
const REPORTED = (now: Date) =>
  Prisma.sql`t.status = 'ACCEPTED' AND t.finish_requested_at <= ${now}::timestamptz AND NOT ${IN_DISPUTE}`;
const reportedFor = (days: number) =>
  Prisma.sql`(t.finish_requested_at + make_interval(days => ${days}::int))`;
const reminderAfter = (days: number) => `finish-reminder-${days}`;
const LAST_REMINDER = Math.max(...FINISHING.remindAfterDays);

const HOUR_MS = 3_600_000;
const OFFERS_WAITING = "OFFERS_WAITING";
const OFFER_REMINDER = "offer-expiring";
const hours = (count: number) => Prisma.sql`make_interval(hours => ${count}::int)`;
const days = (count: number) => Prisma.sql`make_interval(days => ${count}::int)`;

function reminder(before: number, index: number): Timer {
  const name = `appointment-in-${before}h`;
  // One that is late gives way to the next one, the last to the beginning.
  const laterThan = (now: Date) =>
    Prisma.sql`a.status = 'CONFIRMED' AND a.starts_at > ${now}::timestamptz + ${hours(REMIND_HOURS[index + 1] ?? 0)}`;
  const remindAt = Prisma.sql`(a.starts_at - ${hours(before)})`;
  return {
    name,
    where: (now) => Prisma.sql`t.id IN (SELECT a.tender_id FROM appointments a WHERE ${laterThan(now)}
      AND a.starts_at <= ${now}::timestamptz + ${hours(before)})`,
    // Who has just agreed to it needs no reminder.
    dueAt: (now) => Prisma.sql`(SELECT min(${remindAt}) FROM appointments a WHERE a.tender_id = t.id
      AND ${laterThan(now)} AND a.confirmed_at <= ${remindAt} AND NOT EXISTS (SELECT FROM timer_runs r
        WHERE r.timer = ${name} AND r.subject_id = t.id AND r.due_at = ${remindAt}))`,
    act: (work, tender, _, dueAt) =>
      remindOfAppointments(work, tender, {
        startsAt: new Date(dueAt.getTime() + before * HOUR_MS),
        // A mail an hour before would be read after.
        isMailed: before > 1,
      }),
  };
}

/** What becomes of appointments by themselves: they are over, and both sides are reminded of them before. */
const APPOINTMENT_TIMERS: readonly Timer[] = [
  {
    name: "appointment-over",
    where: (now) => Prisma.sql`t.id IN (SELECT a.tender_id FROM appointments a
      WHERE a.status IN ('PROPOSED', 'CONFIRMED') AND a.over_at <= ${now}::timestamptz)`,
    dueAt: Prisma.sql`(SELECT min(a.over_at) FROM appointments a
      WHERE a.tender_id = t.id AND a.status IN ('PROPOSED', 'CONFIRMED'))`,
    act: endOverdueAppointments,
  },
  ...REMIND_HOURS.map(reminder),
];

// One that is late gives way to the next one, the last to the end of the time for feedback.
const nextReminder = (index: number) => NUDGES.feedbackDays[index + 1] ?? NUDGES.feedbackOpenDays;

function reminderOfEnded(afterDays: number, index: number): Timer {
  const name = `ended-feedback-reminder-${afterDays}`;
  const remindAt = Prisma.sql`(e.at + ${days(afterDays)})`;
  const isDue = (now: Date) => Prisma.sql`${ENDED_WITHOUT_WORK} AND NOT ${CONTESTED_END}
    AND e.at <= ${now}::timestamptz - ${days(afterDays)} AND e.at > ${now}::timestamptz - ${days(nextReminder(index))}`;
  return {
    name,
    where: (now) => Prisma.sql`t.id IN (SELECT e.tender_id FROM tender_events e WHERE ${isDue(now)})`,
    dueAt: (now) => Prisma.sql`(SELECT min(${remindAt}) FROM tender_events e WHERE e.tender_id = t.id
      AND ${isDue(now)} AND NOT EXISTS (SELECT FROM timer_runs r
        WHERE r.timer = ${name} AND r.subject_id = t.id AND r.due_at = ${remindAt}))`,
    act: (work, tender, _, dueAt) =>
      remindOfFeedbackOnEnded(work, tender, new Date(dueAt.getTime() - afterDays * 24 * HOUR_MS)),
  };
}

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
    where: (now) => Prisma.sql`t.status = 'ACCEPTED' AND t.finish_requested_at IS NULL AND t.repeats = 'NONE'
      AND t.accepted_at <= ${now}::timestamptz - ${days(FINISHING.askAfterDays)} AND NOT ${IN_DISPUTE}`,
    // The last day ends with its last hour in UTC; who agrees on a day that is over has a day's time, too.
    dueAt: Prisma.sql`(CASE WHEN ${LAST_AGREED_DAY} IS NOT NULL
      THEN GREATEST((${LAST_AGREED_DAY} + ${FINISHING.askAfterDays + 1}::int)::timestamp AT TIME ZONE 'UTC',
        t.accepted_at + ${days(FINISHING.askAfterDays)}) END)::timestamptz(3)`,
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
    // A day after the last reminder and the end of a dispute at the earliest, however late that was.
    dueAt: Prisma.sql`(SELECT GREATEST(${reportedFor(FINISHING.completeAfterDays)}, w.ran_at + interval '1 day',
        (SELECT max(d.closed_at) + interval '1 day' FROM disputes d
          WHERE d.tender_id = t.id AND d.pro_id = t.recipient_id))
      FROM timer_runs w WHERE w.timer = ${reminderAfter(LAST_REMINDER)} AND w.subject_id = t.id
        AND w.due_at = ${reportedFor(LAST_REMINDER)})`,
    act: completeBySilence,
  },
  {
    name: OFFERS_WAITING,
    // Once per tender, whichever offer was the first; any answer of the client's, to whomever, makes it pointless.
    where: (now) => Prisma.sql`t.status = 'NEW' AND t.id IN (SELECT o.tender_id FROM offers o
        WHERE ${isStandingSql(now)} AND o.created_at <= ${now}::timestamptz - ${hours(NUDGES.offersHours)}
          AND o.created_at > ${now}::timestamptz - ${hours(NUDGES.offersWithinHours)})
      AND NOT EXISTS (SELECT FROM timer_runs r WHERE r.timer = ${OFFERS_WAITING} AND r.subject_id = t.id)
      AND NOT EXISTS (SELECT FROM offers o WHERE o.tender_id = t.id
        AND (o.pinned_at IS NOT NULL OR o.decline_reason IN ('PRICE', 'TIMING', 'SKILLS', 'OTHER')))
      AND NOT EXISTS (SELECT FROM conversations c JOIN messages m ON m.conversation_id = c.id
        WHERE c.tender_id = t.id AND m.sender_id = t.creator_id)`,
    dueAt: (now) => Prisma.sql`(SELECT min(o.created_at) + ${hours(NUDGES.offersHours)} FROM offers o
      WHERE o.tender_id = t.id AND ${isStandingSql(now)})`,
    act: (work, { id: tenderId, creatorId: userId }) =>
      notify(work, { type: OFFERS_WAITING, userId, tenderId }),
  },
  {
    name: OFFER_REMINDER,
    where: (now) => Prisma.sql`t.status = 'NEW' AND t.id IN (SELECT o.tender_id FROM offers o
      WHERE ${isStandingSql(now)} AND o.valid_until <= ${now}::timestamptz + ${hours(EXPIRY_REMINDER_HOURS)})`,
    // One that is so late that the offer is over already gives way to what both then see.
    dueAt: (now) => Prisma.sql`(SELECT min(${REMINDER_AT}) FROM offers o
      WHERE o.tender_id = t.id AND ${isStandingSql(now)} AND NOT EXISTS (SELECT FROM timer_runs r
        WHERE r.timer = ${OFFER_REMINDER} AND r.subject_id = t.id AND r.due_at = ${REMINDER_AT}))`,
    act: remindOfExpiry,
  },
  {
    name: "proposal-lapsed",
    where: (
      now,
    ) => Prisma.sql`t.status IN ('NEW', 'ACCEPTED') AND t.id IN (SELECT o.tender_id FROM offer_proposals p
      JOIN offers o ON o.id = p.offer_id WHERE p.status = 'OPEN' AND p.expires_at <= ${now}::timestamptz)`,
    dueAt: Prisma.sql`(SELECT min(p.expires_at) FROM offer_proposals p JOIN offers o ON o.id = p.offer_id
      WHERE o.tender_id = t.id AND p.status = 'OPEN')`,
    act: lapseProposals,
  },
  {
    name: "dispute-to-mediation",
    where: (now) => Prisma.sql`t.id IN (SELECT d.tender_id FROM disputes d
      WHERE d.status = 'TALK' AND d.talk_until <= ${now}::timestamptz)`,
    dueAt: Prisma.sql`(SELECT min(d.talk_until) FROM disputes d WHERE d.tender_id = t.id AND d.status = 'TALK')`,
    act: mediateOverdue,
  },
  ...APPOINTMENT_TIMERS,
  ...NUDGES.feedbackDays.map((afterDays, index) => ({
    name: `feedback-reminder-${afterDays}`,
    where: (now: Date) => Prisma.sql`t.status = 'COMPLETED' AND t.completed_at <= ${now}::timestamptz
      AND NOT ${IN_DISPUTE} AND NOT ${WITHOUT_REVIEW}
      AND t.completed_at > ${now}::timestamptz - ${days(nextReminder(index))}`,
    dueAt: Prisma.sql`(t.completed_at + ${days(afterDays)})`,
    act: remindOfFeedback,
  })),
  ...NUDGES.feedbackDays.map(reminderOfEnded),
];

export const runTimersJob = defineJob({
  name: "run-timers",
  payload: z.object({}).nullish(),
  retryLimit: 2,
  expireSeconds: 600,
});

/** How many tenders are looked up at once. */
const BATCH = 200;

// Each in a transaction of its own: what one has done stays when the next one fails.
function runOne(timer: Timer, tenderId: string, now: Date): Promise<void> {
  return transact(async (work) => {
    const tender = await lockTender(work.tx, tenderId);
    // Judged again under the lock: the tender may have moved, or another machine may have been here.
    const due = await maybeDue(work.tx, timer.name, timer, { now, tenderId });
    if (!due) return;
    await addTimerRun(work.tx, timer.name, due, now);
    await timer.act(work, tender, now, due.dueAt);
  });
}

/** Does all of one timer that is due. Answers the tenders for which it failed: this run asks no more for them. */
async function runTimer(timer: Timer, now: Date): Promise<string[]> {
  const failed: string[] = [];
  for (;;) {
    const due = await listDue(timer.name, timer, now, { take: BATCH, except: failed });
    const ids = due.map(({ tenderId }) => tenderId);
    failed.push(...(await eachAlone(ids, (id) => runOne(timer, id, now), `the timer ${timer.name}`)));
    if (due.length < BATCH) return failed;
  }
}

/**
 * Does everything that is due by now. Running it again, late or twice at once changes nothing more. Throws at the end
 * when something failed, which held up nothing else.
 */
export async function runTimers(now = new Date()): Promise<void> {
  const failed: string[] = [];
  for (const timer of TIMERS) failed.push(...(await runTimer(timer, now)));
  throwIfAny(failed, "timers");
}
