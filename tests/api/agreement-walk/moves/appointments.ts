import type { AnswerToAppointment } from "@/lib/appointments/schema";
import { answerAppointment } from "@/lib/appointments/service/answer";
import { proposeAppointment } from "@/lib/appointments/service/propose";
import { canSee, CLIENT, isLive, KINDS, notify, type Model } from "../model";
import { actorIn, appointmentIn, nothing, timeIn, type World } from "../world";
import { seen, type Move, type Turn } from "./move";

// Appointments begin on a half hour, about half an hour after the full ones of a walk.
const LATER = 0.5;
const DURATION = 1;
const durationMinutes = 60;

type Appointment = NonNullable<Model["appointments"][number][number]>;

const isSide = (who: number, pro: number) => who === CLIENT || who === pro;
const otherOf = (who: number, pro: number) => (who === CLIENT ? pro : CLIENT);

function kindNow({ status, offers, pro: recipient }: Model, pro: number): number | null {
  if (status === "NEW") return offers[pro]?.status === "ACTIVE" ? 0 : null;
  return status === "ACCEPTED" && recipient === pro ? 1 : null;
}

const optionOf = ({ now }: Model, { hours }: Turn) => Math.floor(now) + hours + LATER;

const arrange: Move = {
  by: (_, { pro, isClients }) => (isClients ? CLIENT : pro),
  judge(model, turn) {
    const { who, pro, kind } = turn;
    if (!canSee(model, who)) return 404;
    if (!isSide(who, pro)) return 403;
    if (kindNow(model, pro) !== kind || isLive(model.appointments[pro]?.[kind] ?? null)) return 409;
    return () => {
      const option = optionOf(model, turn);
      const agreed = { startsAt: null, confirmedAt: null };
      const proposed = { status: "PROPOSED", version: 1, by: who, option, overAt: option } as const;
      model.appointments[pro]![kind] = { ...proposed, ...agreed };
      notify(model, otherOf(who, pro), "APPOINTMENT");
    };
  },
  run(world, { who, pro, kind, hours }) {
    const [proId, times] = [actorIn(world, pro).id, [timeIn(world, hours)]];
    const proposal = { proId, kind: KINDS[kind]!, times, durationMinutes, note: "" };
    const { tenderId } = world;
    return proposeAppointment({ actor: actorIn(world, who), tenderId, proposal, idempotencyKey: null });
  },
};

type Answer = AnswerToAppointment["answer"];

/** Whether this side can give the answer to what is there. */
function isGiven({ status, by }: Appointment, who: number, answer: Answer): boolean {
  if (answer === "PROPOSE") return true;
  if (answer === "CANCEL") return status === "CONFIRMED";
  return by !== null && (by === who) === (answer === "WITHDRAW");
}

function answered(model: Model, appointment: Appointment, turn: Turn, answer: Answer): void {
  const { who, pro } = turn;
  const { status, option, version } = appointment;
  if (answer === "PROPOSE") {
    const next = optionOf(model, turn);
    const until = status === "PROPOSED" ? { overAt: next } : {};
    Object.assign(appointment, { option: next, by: who, version: version + 1, ...until });
  } else if (answer === "PICK") {
    const agreed = { startsAt: option, confirmedAt: model.now, overAt: (option ?? 0) + DURATION };
    Object.assign(appointment, {
      ...agreed,
      status: "CONFIRMED",
      option: null,
      by: null,
      version: version + 1,
    });
  } else {
    const isOver = answer === "CANCEL" || status === "PROPOSED";
    Object.assign(appointment, { option: null, by: null, version: version + 1 });
    if (isOver) appointment.status = "CANCELED";
  }
  if (answer !== "WITHDRAW") notify(model, otherOf(who, pro), "APPOINTMENT");
}

function givenIn(world: World, turn: Turn, answer: Answer): AnswerToAppointment {
  const row = appointmentIn(world, turn.pro, turn.kind);
  const version = seen(row?.version ?? 1, turn);
  if (answer === "PICK") {
    const [startsAt = timeIn(world, turn.hours)] = row?.options ?? [];
    return { answer, version, startsAt };
  }
  if (answer !== "PROPOSE") return { answer, version };
  return { answer, version, times: [timeIn(world, turn.hours)], durationMinutes, note: "" };
}

const answering = (answer: Answer): Move => ({
  by({ appointments }, { pro, kind, isClients }) {
    const by = appointments[pro]?.[kind]?.by ?? null;
    if (by === null) return isClients ? CLIENT : pro;
    return answer === "WITHDRAW" ? by : otherOf(by, pro);
  },
  judge(model, turn) {
    const { who, pro, kind, isFresh } = turn;
    const appointment = model.appointments[pro]?.[kind] ?? null;
    if (!appointment || !isSide(who, pro)) return 404;
    if (!isLive(appointment) || appointment.overAt <= model.now || !isFresh) return 409;
    if (!isGiven(appointment, who, answer)) return 409;
    // Another time for what is agreed may have passed before the agreed one is over.
    if (answer === "PICK" && (appointment.option ?? 0) <= model.now) return 409;
    return () => answered(model, appointment, turn, answer);
  },
  run: (world, turn) =>
    answerAppointment({
      actor: actorIn(world, turn.who),
      appointmentId: (appointmentIn(world, turn.pro, turn.kind) ?? nothing()).id,
      given: givenIn(world, turn, answer),
      idempotencyKey: null,
    }),
});

export const APPOINTMENT_MOVES = {
  arrange,
  pickTime: answering("PICK"),
  otherTime: answering("PROPOSE"),
  declineTime: answering("DECLINE"),
  recallTime: answering("WITHDRAW"),
  cancelTime: answering("CANCEL"),
};
