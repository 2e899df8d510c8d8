import { notify } from "@/lib/notifications/service";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Day } from "@/lib/shared/dates/dates";
import { localClock } from "@/lib/shared/dates/local-clock";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { listLiveAppointments, saveAppointment, type LockedAppointment } from "../data/rows";
import { NO_OPTIONS } from "./answer";
import { calendarEntry } from "./calendar";

// Both have it in their calendars, and neither of them has canceled it.
async function tellBoth(work: Work, { id, tenderId, proId, startsAt }: LockedAppointment): Promise<void> {
  const { creatorId } = await work.tx.tender.findUniqueOrThrow({
    where: { id: tenderId },
    select: { creatorId: true },
  });
  for (const side of [
    { id: creatorId, role: "CLIENT", emailConfirmed: true },
    { id: proId, role: "PRO", emailConfirmed: true },
  ] as const)
    await notify(work, {
      type: "APPOINTMENT",
      userId: side.id,
      tenderId,
      params: { proId, status: "ENDED", ...(startsAt && { startsAt: startsAt.toISOString() }) },
      calendar: await calendarEntry(work.tx, side, id),
    });
}

async function endOne(work: Work, appointment: LockedAppointment, now: Date): Promise<void> {
  const { id, startsAt } = appointment;
  const hasBegun = startsAt !== null && startsAt <= now;
  const status = hasBegun ? ("DONE" as const) : ("CANCELED" as const);
  const isOff = startsAt !== null && !hasBegun;
  const change = {
    ...NO_OPTIONS,
    status,
    endedAt: now,
    ...(isOff && { sequence: { increment: 1 } }),
  };
  await saveAppointment(work.tx, id, change);
  if (isOff) await tellBoth(work, appointment);
}

/**
 * Ends the appointments of locked offers that end, or of a locked tender whose work is done: what has begun has taken
 * place, the rest is canceled, which both sides learn of what was agreed.
 */
export async function endAppointments(
  work: Work,
  of: { tenderId: string } | { offerIds: readonly string[] },
): Promise<void> {
  const now = new Date();
  for (const appointment of await listLiveAppointments(work.tx, of)) await endOne(work, appointment, now);
}

/**
 * Ends what was agreed for the work of a locked tender once the two agree to another day by the terms: it would go on
 * reminding both of the old one. The same day by the client's clocks is left alone.
 */
export async function endWorkOnOtherDay(
  work: Work,
  { id: tenderId, creatorId, recipientId }: LockedTender,
  day: Day,
): Promise<void> {
  const { timeZone } = await work.tx.user.findUniqueOrThrow({
    where: { id: creatorId },
    select: { timeZone: true },
  });
  const now = new Date();
  for (const appointment of await listLiveAppointments(work.tx, { tenderId })) {
    const { kind, status, proId, startsAt } = appointment;
    if (kind !== "WORK" || status !== "CONFIRMED" || proId !== recipientId || !startsAt) continue;
    if (localClock(startsAt, timeZone).day !== day) await endOne(work, appointment, now);
  }
}

// Who proposed waits for an answer that can no longer come.
async function tellProposer(
  work: Work,
  { id: tenderId, creatorId }: LockedTender,
  { proId, proposedById: userId }: LockedAppointment,
): Promise<void> {
  if (userId === null) return;
  const actorId = userId === proId ? creatorId : proId;
  await notify(work, { type: "APPOINTMENT", userId, actorId, tenderId, params: { proId, status: "LAPSED" } });
}

/**
 * Ends the appointments of a locked tender that are over by now: what was agreed has taken place, the rest lapses, which
 * who proposed it learns.
 */
export async function endOverdueAppointments(work: Work, tender: LockedTender, now: Date): Promise<void> {
  for (const appointment of await listLiveAppointments(work.tx, { tenderId: tender.id })) {
    if (appointment.overAt > now) continue;
    await endOne(work, appointment, now);
    if (appointment.status === "PROPOSED") await tellProposer(work, tender, appointment);
    await emitTenderChanged(work, tender.id, [tender.creatorId, appointment.proId]);
  }
}

/** Reminds both sides of the appointments of a locked tender that begin at a moment. */
export async function remindOfAppointments(
  work: Work,
  tender: LockedTender,
  { startsAt, isMailed }: { startsAt: Date; isMailed: boolean },
): Promise<void> {
  for (const { proId, status, ...appointment } of await listLiveAppointments(work.tx, {
    tenderId: tender.id,
  })) {
    if (status !== "CONFIRMED" || appointment.startsAt?.getTime() !== startsAt.getTime()) continue;
    const params = { proId, startsAt: startsAt.toISOString() };
    for (const [userId, actorId] of [
      [tender.creatorId, proId],
      [proId, tender.creatorId],
    ] as const)
      await notify(work, {
        type: "APPOINTMENT_REMINDER",
        userId,
        actorId,
        tenderId: tender.id,
        params,
        isMailed,
      });
  }
}
