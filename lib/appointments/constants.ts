/** VISIT: the BEE looks at the job before the price is fixed. WORK: the job itself, once the offer is accepted. */
export const APPOINTMENT_KINDS = ["VISIT", "WORK"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const APPOINTMENT_STATUSES = ["PROPOSED", "CONFIRMED", "DONE", "CANCELED"] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/**
 * PICK: who is asked agrees to one of the times. PROPOSE: other times instead. DECLINE, WITHDRAW: who is asked, or who
 * proposed, drops them. CANCEL: what was agreed does not take place.
 */
export const APPOINTMENT_ANSWERS = ["PICK", "PROPOSE", "DECLINE", "WITHDRAW", "CANCEL"] as const;
export type AppointmentAnswer = (typeof APPOINTMENT_ANSWERS)[number];

/** What can be proposed (docs/domain.md, Appointment). */
export const APPOINTMENT_LIMITS = {
  options: 3,
  /** Of durations. */
  stepMinutes: 30,
  /** Of times in UTC: the half hours of a clock that is a quarter hour off, as in Nepal, are quarter hours there. */
  timeStepMinutes: 15,
  daysAhead: 30,
  minutes: { min: 30, max: 600 },
  note: 500,
  /** How many of them a list gives at most. */
  take: 100,
} as const;

/** How long it may take; the first of its kind is what a form begins with. */
export const APPOINTMENT_DURATIONS = [30, 60, 90, 120, 240, 480] as const;

/** Hours before the beginning at which both are reminded, the earliest first. */
export const REMIND_HOURS = [24, 1] as const;
