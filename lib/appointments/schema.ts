import { z } from "zod";
import { personCard } from "../shared/people";
import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_KINDS,
  APPOINTMENT_LIMITS,
  APPOINTMENT_STATUSES,
} from "./constants";

const STEP_MS = APPOINTMENT_LIMITS.timeStepMinutes * 60_000;

/** A moment on a quarter hour in UTC: what is a full or half hour on the clocks of some places. */
const time = z.iso.datetime().refine((moment) => Date.parse(moment) % STEP_MS === 0, { error: "choose" });

const minutes = z
  .number()
  .int()
  .min(APPOINTMENT_LIMITS.minutes.min)
  .max(APPOINTMENT_LIMITS.minutes.max)
  .multipleOf(APPOINTMENT_LIMITS.stepMinutes);

const times = z
  .array(time)
  .min(1)
  .max(APPOINTMENT_LIMITS.options)
  .refine((all) => new Set(all.map((each) => Date.parse(each))).size === all.length, { error: "choose" });

/** Times that one side proposes, and what they say with them. */
const proposedTimes = {
  times,
  durationMinutes: minutes,
  note: z.string().trim().max(APPOINTMENT_LIMITS.note).default(""),
  /** A visit: the client lets the BEE see the address once a time is agreed. Of a BEE it says nothing. */
  showsAddress: z.boolean().optional(),
};
const proposal = z.object(proposedTimes);
export type NewTimes = z.output<typeof proposal>;

/** POST /tenders/{tenderId}/appointments: with the PRO of whose conversation it is a part. */
export const appointmentBody = z.object({
  ...proposedTimes,
  proId: z.uuid(),
  kind: z.enum(APPOINTMENT_KINDS),
});
export type NewAppointment = z.output<typeof appointmentBody>;

export const appointmentParams = z.object({ appointmentId: z.uuid() });

/** The version of the appointment that the caller saw. */
const version = z.number().int().min(1);

/** PATCH /appointments/{appointmentId}. */
export const appointmentAnswerBody = z.discriminatedUnion("answer", [
  z.object({
    answer: z.literal("PICK"),
    version,
    startsAt: time,
    showsAddress: proposedTimes.showsAddress,
  }),
  z.object({ answer: z.literal("PROPOSE"), version, ...proposedTimes }),
  z.object({ answer: z.enum(["DECLINE", "WITHDRAW", "CANCEL"]), version }),
]);
export type AnswerToAppointment = z.output<typeof appointmentAnswerBody>;

/** GET /appointments: those of one tender, ended ones included, or all own ones that are still ahead. */
export const appointmentQuery = z.object({ tenderId: z.uuid().optional() });

/** An appointment as one of its two sides sees it (docs/api.md, AppointmentView). */
export const appointmentView = z.object({
  id: z.string(),
  tenderId: z.string(),
  tenderTitle: z.string(),
  proId: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  status: z.enum(APPOINTMENT_STATUSES),
  /** The times to choose from, the earliest first; beside `startsAt` they are a proposal to move it. */
  options: z.array(z.string()),
  /** Whose proposal they are. */
  isProposedByMe: z.boolean(),
  startsAt: z.string().nullable(),
  durationMinutes: z.number().int(),
  /** How long it takes at one of the options. */
  nextMinutes: z.number().int().nullable(),
  note: z.string().nullable(),
  /** Of options and beginning, those at which the caller has another confirmed appointment. */
  clashes: z.array(z.string()),
  /** Whether the client lets the BEE of a visit see the address. */
  showsAddress: z.boolean(),
  /** Where it is: the exact address once the caller may see it, else the town; null for remote work. */
  place: z.string().nullable(),
  /** Client or PRO, with whom it is. */
  partner: personCard,
  version: z.number().int(),
  createdAt: z.string(),
  /** What the caller can answer now. */
  may: z.array(z.enum(APPOINTMENT_ANSWERS)),
});
export type AppointmentView = z.infer<typeof appointmentView>;

export const appointmentList = z.object({ items: z.array(appointmentView) });
