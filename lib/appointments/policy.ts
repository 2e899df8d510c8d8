import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import type { OfferStatus } from "../tenders/constants";
import type { TenderFacts } from "../tenders/policy";
import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_LIMITS,
  type AppointmentAnswer,
  type AppointmentKind,
  type AppointmentStatus,
} from "./constants";

type Person = Pick<Actor, "id" | "emailConfirmed">;

/** The two sides and where they stand: the tender, and the offer of its PRO. */
export type PairFacts = {
  tender: Pick<TenderFacts, "creatorId" | "recipientId" | "status">;
  proId: string;
  offerStatus: OfferStatus | null;
};

/** What decides about an appointment's answers. */
export type AppointmentFacts = {
  status: AppointmentStatus;
  proposedById: string | null;
  overAt: Date;
  version: number;
};

const isSide = ({ id }: Person, { tender, proId }: PairFacts) => id === tender.creatorId || id === proId;

/** What the two can meet for now: a visit while the offer is open, the work once it is accepted. */
export function kindToPropose({ tender, proId, offerStatus }: PairFacts): AppointmentKind | null {
  if (tender.status === "NEW") return offerStatus === "ACTIVE" ? "VISIT" : null;
  return tender.status === "ACCEPTED" && tender.recipientId === proId ? "WORK" : null;
}

/** Null: the caller, one of the two sides, may propose times for a new appointment. */
export function whyNotProposeAppointment(
  actor: Person,
  facts: PairFacts,
  { kind, hasLive }: { kind: AppointmentKind; hasLive: boolean },
): ErrorCode | null {
  if (!isSide(actor, facts)) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (kindToPropose(facts) !== kind)
    return facts.tender.status === "NEW" && kind === "VISIT" ? "offer_not_active" : "tender_not_open";
  return hasLive ? "appointment_open" : null;
}

/** Null: the caller may give this answer, in the version that they saw. */
export function whyNotAnswerAppointment(
  actor: Person,
  { appointment, ...pair }: PairFacts & { appointment: AppointmentFacts },
  { answer, seenVersion, now }: { answer: AppointmentAnswer; seenVersion: number; now: Date },
): ErrorCode | null {
  if (!isSide(actor, pair)) return "appointment_not_found";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  const { status, proposedById, overAt, version } = appointment;
  const isLive = status === "PROPOSED" || status === "CONFIRMED";
  if (!isLive || overAt <= now) return "appointment_closed";
  if (version !== seenVersion) return "stale_version";
  return canGive(actor, { status, proposedById }, answer) ? null : "appointment_closed";
}

function canGive(
  { id }: Person,
  { status, proposedById }: Pick<AppointmentFacts, "status" | "proposedById">,
  answer: AppointmentAnswer,
): boolean {
  if (answer === "PROPOSE") return true;
  if (answer === "CANCEL") return status === "CONFIRMED";
  if (proposedById === null) return false;
  return (proposedById === id) === (answer === "WITHDRAW");
}

/** The answers that the caller can give now. */
export function answersToAppointment(
  actor: Person,
  facts: PairFacts & { appointment: AppointmentFacts },
  now: Date,
): AppointmentAnswer[] {
  const seenVersion = facts.appointment.version;
  return APPOINTMENT_ANSWERS.filter(
    (answer) => whyNotAnswerAppointment(actor, facts, { answer, seenVersion, now }) === null,
  );
}

const DAY_MS = 86_400_000;

/** Null: the time can be proposed now. It lies ahead, and not further than the days that can be planned. */
export function whyNotTime(time: Date, now: Date): "dateInPast" | "dateTooLate" | null {
  if (time <= now) return "dateInPast";
  return time.getTime() > now.getTime() + APPOINTMENT_LIMITS.daysAhead * DAY_MS ? "dateTooLate" : null;
}

/** Whether two stretches of time have a moment in common. */
export function overlap(
  one: { startsAt: Date; minutes: number },
  other: { startsAt: Date; minutes: number },
): boolean {
  const endOf = ({ startsAt, minutes }: typeof one) => startsAt.getTime() + minutes * 60_000;
  return one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);
}
