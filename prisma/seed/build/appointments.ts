import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { momentOf, type Notify, type Story } from "./story";
import { tenderIdOf } from "./tenders";

const MORNING_HOURS = 8;
const DAY_HOURS = 24;

/** Eight in the morning, in UTC, so many days after today. */
function morning(now: Date, days: number): Date {
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  return hoursAfter(today, days * DAY_HOURS + MORNING_HOURS);
}

/** Adds the day that one side has proposed to the other, and that it was agreed. */
export function addAppointment(
  rows: Rows,
  { tender, offer, messages }: Story,
  now: Date,
  notify: Notify,
): void {
  if (!offer.appointment) return;
  const { kind, by: side, days, after, minutes, note, agreedAfter } = offer.appointment;
  const [id, proId] = [demoId("appointment", tender.key, offer.pro), userIdOf(offer.pro)];
  const [by, to] = side === "P" ? [offer.pro, tender.client] : [tender.client, offer.pro];
  const options = days.map((day) => morning(now, day));
  const [first = now, last = now] = [options[0], options.at(-1)];
  const createdAt = momentOf(tender, after, now);
  const params = { proId, startsAt: first.toISOString() };
  notify({ type: "APPOINTMENT", to, by, at: createdAt, params: { ...params, status: "PROPOSED" } });
  const times = options.map((option) => option.toISOString());
  const line = { appointmentId: id, kind, version: 1, byPro: side === "P", times };
  messages.push({ at: createdAt, code: "APPOINTMENT_PROPOSED", params: { ...line, ...(note && { note }) } });
  const facts = { id, tenderId: tenderIdOf(tender), proId, kind, durationMinutes: minutes, note, createdAt };
  if (agreedAfter === undefined) {
    const open = { options, proposedById: userIdOf(by), nextMinutes: minutes, overAt: last };
    rows.appointments.push({ ...facts, ...open });
    return;
  }
  const confirmedAt = momentOf(tender, agreedAfter, now);
  const agreed = { status: "CONFIRMED", startsAt: first, confirmedAt, version: 2, sequence: 1 } as const;
  rows.appointments.push({ ...facts, ...agreed, overAt: hoursAfter(first, minutes / 60) });
  const said = { ...line, version: 2, byPro: side === "C", times: times.slice(0, 1) };
  messages.push({ at: confirmedAt, code: "APPOINTMENT_CONFIRMED", params: said });
  notify({
    type: "APPOINTMENT",
    to: by,
    by: to,
    at: confirmedAt,
    params: { ...params, status: "CONFIRMED" },
  });
}
