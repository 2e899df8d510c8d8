import {
  CLIENT,
  endAppointment,
  isLive,
  isOpen,
  KINDS,
  lapseProposals,
  moveOffer,
  moveTender,
  NO_AGREEMENT,
  notify,
  PROS,
  complete,
  type Model,
} from "./model";

const DAY = 24;
const WARN = 3 * DAY;

const keyOf = (timer: string, due: number) => `${timer} ${due}`;

/** Whether a timer is due and has not run; it has then. */
function once(model: Model, timer: string, due: number): boolean {
  const key = keyOf(timer, due);
  if (due > model.now || model.runs.has(key)) return false;
  model.runs.set(key, model.now);
  return true;
}

/** The earliest moment at which a timer has not run yet. */
const firstOf = ({ runs }: Model, timer: string, dues: readonly number[]) =>
  Math.min(...dues.filter((due) => !runs.has(keyOf(timer, due))));

function expire(model: Model): void {
  const { status, expiresAt, now } = model;
  if (status !== "NEW") return;
  const warnAt = expiresAt - WARN;
  if (once(model, "warning", warnAt)) notify(model, CLIENT, "TENDER_EXPIRING");
  const warnedAt = model.runs.get(keyOf("warning", warnAt));
  if (warnedAt === undefined || expiresAt > now) return;
  if (!once(model, "expired", Math.max(expiresAt, warnedAt + DAY))) return;
  moveTender(model, "CANCEL", null, { status: "CANCELED", ...NO_AGREEMENT });
  for (const pro of PROS) {
    if (model.offers[pro]?.status !== "ACTIVE") continue;
    moveOffer(model, pro, "DECLINED", "END");
    notify(model, pro, "TENDER_EXPIRED");
  }
  notify(model, CLIENT, "TENDER_EXPIRED");
}

function finish(model: Model): void {
  const { status, reportedAt } = model;
  // A dispute about an agreement that ended before holds up nothing of the next one.
  const disputes = model.disputes.filter(({ pro }) => pro === model.pro);
  if (status !== "ACCEPTED" || reportedAt === null || disputes.some(isOpen)) return;
  for (const days of [2, 5])
    if (once(model, `reminder-${days}`, reportedAt + days * DAY)) notify(model, CLIENT, "FINISH_REMINDER");
  const reminded = model.runs.get(keyOf("reminder-5", reportedAt + 5 * DAY));
  if (reminded === undefined) return;
  const closings = disputes.flatMap(({ closedAt }) => (closedAt === null ? [] : [closedAt + DAY]));
  if (once(model, "silence", Math.max(reportedAt + 7 * DAY, reminded + DAY, ...closings)))
    complete(model, null);
}

function remindOfOffers(model: Model): void {
  if (model.status !== "NEW") return;
  const { now, offers, runs } = model;
  const standing = PROS.flatMap((pro) => {
    const offer = offers[pro];
    return offer?.status === "ACTIVE" && offer.validUntil > now ? [{ ...offer, pro }] : [];
  });
  const isWaiting = standing.some((each) => each.createdAt <= now - 48 && each.createdAt > now - 96);
  const isAnswered = offers.some((offer) => offer?.declined === "CHOICE") || runs.has("waiting");
  if (isWaiting && !isAnswered) {
    runs.set("waiting", now);
    notify(model, CLIENT, "OFFERS_WAITING");
  }
  // One moment a run: the next one is for the run after.
  const due = firstOf(
    model,
    "offer",
    standing.map(({ validUntil }) => validUntil - 48),
  );
  if (!once(model, "offer", due)) return;
  for (const { pro, validUntil } of standing)
    if (validUntil - 48 === due) notify(model, pro, "OFFER_EXPIRING");
}

function mediate(model: Model): void {
  for (const dispute of model.disputes) {
    if (dispute.status !== "TALK" || dispute.talkUntil > model.now) continue;
    dispute.status = "MEDIATION";
    dispute.version += 1;
    for (const who of [CLIENT, dispute.pro]) notify(model, who, "DISPUTE");
  }
}

const listLive = ({ appointments }: Model) =>
  PROS.flatMap((pro) =>
    KINDS.flatMap((_, kind) => {
      const appointment = appointments[pro]?.[kind] ?? null;
      return isLive(appointment) ? [{ pro, appointment }] : [];
    }),
  );

function appointments(model: Model): void {
  for (const { pro, appointment } of listLive(model)) {
    if (appointment.overAt > model.now) continue;
    const { status, by } = appointment;
    endAppointment(model, pro, appointment);
    // Who proposed waits for an answer that can no longer come.
    if (status === "PROPOSED" && by !== null) notify(model, by, "APPOINTMENT");
  }
  const confirmed = listLive(model).flatMap(({ pro, appointment: { startsAt, confirmedAt } }) =>
    startsAt === null || confirmedAt === null ? [] : [{ pro, startsAt, confirmedAt }],
  );
  for (const [before, next] of [
    [24, 1],
    [1, 0],
  ] as const) {
    const timer = `appointment-${before}`;
    const ahead = confirmed.filter(({ startsAt }) => startsAt > model.now + next);
    const reminded = ahead.filter(({ startsAt, confirmedAt }) => confirmedAt <= startsAt - before);
    const due = firstOf(
      model,
      timer,
      reminded.map(({ startsAt }) => startsAt - before),
    );
    if (!once(model, timer, due)) continue;
    for (const { pro, startsAt } of confirmed)
      if (startsAt - before === due)
        for (const who of [CLIENT, pro]) notify(model, who, "APPOINTMENT_REMINDER");
  }
}

function remindOfFeedback(model: Model): void {
  const { completedAt, now, pro, reviews } = model;
  const disputes = model.disputes.filter((each) => each.pro === pro);
  const isRuledOut = disputes.some(({ reviewStays }) => reviewStays === false);
  const isHeldBack = isRuledOut || disputes.some(isOpen);
  if (completedAt !== null && !isHeldBack)
    for (const [after, until] of [
      [3, 10],
      [10, 14],
    ] as const)
      if (now < completedAt + until * DAY && once(model, `feedback-${after}`, completedAt + after * DAY))
        for (const who of [CLIENT, pro])
          if (who !== null && !reviews.includes(who)) notify(model, who, "FEEDBACK_REMINDER");
}

/** Whether the agreement with a PRO is in dispute, or a decision has ruled its reviews out. */
const isContested = ({ disputes }: Model, pro: number | null) =>
  disputes.some((each) => each.pro === pro && (isOpen(each) || each.reviewStays === false));

function remindOfEnded(model: Model): void {
  const ended = model.events.filter(({ move, pro }) => /RELEASE|CANCEL/.test(move) && pro !== null);
  for (const [after, until] of [
    [3, 10],
    [10, 14],
  ] as const) {
    const timer = `ended-${after}`;
    const asked = ended.filter(({ at, pro }) => model.now < at + until * DAY && !isContested(model, pro));
    const due = firstOf(
      model,
      timer,
      asked.map(({ at }) => at + after * DAY),
    );
    if (!once(model, timer, due)) continue;
    const { pro = null } = ended.find(({ at }) => at + after * DAY === due) ?? {};
    for (const who of [CLIENT, pro]) notify(model, who, "FEEDBACK_REMINDER");
  }
}

/** What the timers' job does, in its order. */
export function runJob(model: Model): void {
  expire(model);
  finish(model);
  remindOfOffers(model);
  if (model.status === "NEW" || model.status === "ACCEPTED") lapseProposals(model);
  mediate(model);
  appointments(model);
  remindOfFeedback(model);
  remindOfEnded(model);
}

/** The moments ahead at which something may change by itself, the next one first. */
export function momentsAhead(model: Model): number[] {
  const { now, expiresAt, reportedAt, completedAt, offers, disputes } = model;
  const from = (start: number | null, ...days: number[]) =>
    start === null ? [] : days.map((each) => start + each * DAY);
  return [
    ...from(expiresAt, -3, 0, 1),
    ...from(reportedAt, 2, 5, 7),
    ...from(completedAt, 3, 10, 14),
    ...offers.flatMap((offer) => [
      ...from(offer?.createdAt ?? null, 2),
      ...from(offer?.validUntil ?? null, -2, 0),
      ...from(offer?.proposal?.expiresAt ?? null, 0),
    ]),
    ...disputes.flatMap(({ talkUntil }) => talkUntil),
    ...listLive(model).flatMap(({ appointment: { overAt, startsAt } }) => [
      ...from(overAt, 0),
      ...(startsAt === null ? [] : [startsAt - 24, startsAt - 1, startsAt]),
    ]),
    ...model.events.flatMap(({ at, move }) => (/RELEASE|CANCEL/.test(move) ? from(at, 2, 3, 10, 14) : [])),
  ]
    .filter((moment) => moment > now)
    .toSorted((one, other) => one - other);
}
