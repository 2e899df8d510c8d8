import type { SystemCode } from "@/lib/chat/constants";
import { lockBlocks } from "@/lib/blocks/data";
import { notify } from "@/lib/notifications/service";
import { requireUnlimited } from "@/lib/platform/server/http/require-unlimited";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import {
  findAppointment,
  findTenderOfAppointment,
  maybeOfferStatus,
  saveAppointment,
  type LockedAppointment,
} from "../data/rows";
import { findAppointmentView } from "../data/views";
import { whyNotAnswerAppointment } from "../policy";
import type { AnswerToAppointment, AppointmentView } from "../schema";
import { calendarEntry } from "./calendar";
import { firstOf, otherOf, overAt, postAppointmentLine, toOptions, type AppointmentPair } from "./propose";

/** The columns without a proposal. */
export const NO_OPTIONS = { options: [] as Date[], proposedById: null, nextMinutes: null };

type Given<A extends AnswerToAppointment["answer"]> = Extract<AnswerToAppointment, { answer: A }>;
type Change = Parameters<typeof saveAppointment>[2];

/** What an answer writes, says in the conversation, and of what it notifies the partner. */
type Outcome = { change: Change; code: SystemCode; times: readonly Date[]; status: string; note?: string };

// Only the client opens the address, and may close it again.
function addressOf(actor: Actor, { tender }: AppointmentPair, locked: LockedAppointment, wish?: boolean) {
  if (locked.kind !== "VISIT" || actor.id !== tender.creatorId || wish === undefined) return {};
  return { showsAddress: wish };
}

type Judged = { actor: Actor; pair: AppointmentPair; locked: LockedAppointment; now: Date };

function pick(
  { actor, pair, locked, now }: Judged,
  { startsAt: chosen, showsAddress }: Given<"PICK">,
): Outcome {
  const startsAt = new Date(chosen);
  if (!locked.options.some((option) => option.getTime() === startsAt.getTime()))
    throw fieldError("startsAt", "choose");
  if (startsAt <= now) throw new AppError("appointment_time_past");
  const durationMinutes = locked.nextMinutes ?? locked.durationMinutes;
  const change: Change = {
    ...NO_OPTIONS,
    ...addressOf(actor, pair, locked, showsAddress),
    status: "CONFIRMED",
    startsAt,
    durationMinutes,
    confirmedAt: now,
    sequence: { increment: 1 },
    overAt: overAt({ startsAt, durationMinutes }),
  };
  return { change, code: "APPOINTMENT_CONFIRMED", times: [startsAt], status: "CONFIRMED" };
}

function proposeOthers({ actor, pair, locked, now }: Judged, given: Given<"PROPOSE">): Outcome {
  const proposed = toOptions(actor, given, now);
  const { options } = proposed;
  const change: Change = {
    ...proposed,
    ...addressOf(actor, pair, locked, given.showsAddress),
    // What is agreed stands until the partner agrees to another time.
    ...(locked.status === "PROPOSED" && {
      durationMinutes: given.durationMinutes,
      overAt: overAt({ options }),
    }),
  };
  const status = locked.status === "CONFIRMED" ? "MOVING" : "PROPOSED";
  return { change, code: "APPOINTMENT_PROPOSED", times: options, status, note: given.note };
}

function drop({ locked, now }: Judged, { answer }: Given<"DECLINE" | "WITHDRAW" | "CANCEL">): Outcome {
  const isOver = answer === "CANCEL" || locked.status === "PROPOSED";
  const change: Change = {
    ...NO_OPTIONS,
    ...(isOver && { status: "CANCELED", endedAt: now }),
    ...(answer === "CANCEL" && { sequence: { increment: 1 } }),
  };
  const times = answer === "CANCEL" && locked.startsAt ? [locked.startsAt] : locked.options;
  if (answer === "CANCEL") return { change, code: "APPOINTMENT_CANCELED", times, status: "CANCELED" };
  const status = answer === "DECLINE" ? "DECLINED" : "WITHDRAWN";
  return { change, code: "APPOINTMENT_DECLINED", times, status };
}

function outcomeOf(judged: Judged, given: AnswerToAppointment): Outcome {
  if (given.answer === "PICK") return pick(judged, given);
  if (given.answer === "PROPOSE") return proposeOthers(judged, given);
  return drop(judged, given);
}

type Answer = {
  actor: Actor;
  appointmentId: string;
  given: AnswerToAppointment;
  idempotencyKey: string | null;
};

async function answer(work: Work, { actor, appointmentId: id, given }: Answer): Promise<AppointmentView> {
  const tender = await lockTender(work.tx, await findTenderOfAppointment(work.tx, actor.id, id));
  const locked = await findAppointment(work.tx, id);
  const { proId } = locked;
  if (tender.recipientId !== proId && (await lockBlocks(work.tx, tender.creatorId, proId)))
    throw new AppError("appointment_not_found");
  const now = new Date();
  const offerStatus = await maybeOfferStatus(work.tx, tender.id, proId);
  const facts = { tender, proId, offerStatus, appointment: locked };
  allow(whyNotAnswerAppointment(actor, facts, { answer: given.answer, seenVersion: given.version, now }));
  if (given.answer === "PROPOSE" && tender.recipientId !== proId) requireUnlimited(actor);

  const pair = { tender, proId };
  const outcome = outcomeOf({ actor, pair, locked, now }, given);
  await saveAppointment(work.tx, id, outcome.change);
  await tellOther(work, { actor, pair, id }, outcome);
  const { code, times, note } = outcome;
  const line = { id, kind: locked.kind, version: locked.version + 1, times, ...(note && { note }) };
  await postAppointmentLine(work, pair, { code, actor, line });
  return findAppointmentView(work.tx, actor, id);
}

const sideOf = (id: string, { proId }: AppointmentPair) =>
  ({ id, role: id === proId ? "PRO" : "CLIENT", emailConfirmed: true }) as const;

async function tellOther(
  work: Work,
  { actor, pair, id }: { actor: Actor; pair: AppointmentPair; id: string },
  { status, times, note }: Outcome,
): Promise<void> {
  // What is taken back before it was answered is a line in the conversation, no more.
  if (status === "WITHDRAWN") return;
  const userId = otherOf(actor, pair);
  const isInCalendars = status === "CONFIRMED" || status === "CANCELED";
  await notify(work, {
    type: "APPOINTMENT",
    userId,
    actorId: actor.id,
    tenderId: pair.tender.id,
    params: { proId: pair.proId, status, startsAt: firstOf(times) },
    ...(note && { quote: note }),
    ...(isInCalendars && { calendar: await calendarEntry(work.tx, sideOf(userId, pair), id) }),
  });
}

/**
 * Who is asked agrees to one of the times or declines them, either proposes others or cancels what was agreed, and
 * who proposed takes it back; once per idempotency key. Throws `appointment_not_found`, `appointment_time_past`, the
 * codes of `whyNotAnswerAppointment`, and 422 at `startsAt` or `times`.
 */
export function answerAppointment(call: Answer): Promise<AppointmentView> {
  const { actor, appointmentId, given, idempotencyKey } = call;
  const fingerprint = ["PATCH /appointments", appointmentId, given];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => answer(work, call));
}
