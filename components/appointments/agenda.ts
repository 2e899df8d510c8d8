import type { OverviewTender } from "@/lib/agreements/schema/overview";
import type { AppointmentView } from "@/lib/appointments/schema";
import { fromDay, toDay } from "@/lib/shared/dates/dates";
import { startOfSlots } from "@/lib/shared/dates/time-slots";

type Entry =
  | { at: number; appointment: AppointmentView; job?: undefined }
  | { at: number; appointment?: undefined; job: OverviewTender };

const HOUR_MS = 3_600_000;

/** When a job begins whose day was agreed on with its offer. */
function beginningOf({ agreedDay, agreedSlots }: OverviewTender): number {
  const hours = Number.parseInt(startOfSlots(agreedSlots) ?? "0", 10);
  return fromDay(agreedDay ?? "").getTime() + hours * HOUR_MS;
}

/** When an appointment is: of a proposal the first time that is still ahead, what is to be chosen is said below it. */
export function timeOf({ startsAt, options }: AppointmentView, now: Date): string | undefined {
  return startsAt ?? options.find((each) => Date.parse(each) > now.getTime()) ?? options.at(-1);
}

/**
 * What is agreed and proposed, by its time: the appointments, and the running jobs that begin today or later and have no
 * appointment of their own. Empty until the appointments are known, which say which jobs these are.
 */
export function agendaOf(
  appointments: readonly AppointmentView[] | undefined,
  running: readonly OverviewTender[],
  now: Date,
): Entry[] {
  if (!appointments) return [];
  const today = toDay(now);
  const met = new Set(
    appointments
      .filter(({ kind, startsAt }) => kind === "WORK" && startsAt !== null)
      .map(({ tenderId }) => tenderId),
  );
  const jobs = running.filter(
    ({ tenderId, agreedDay }) => agreedDay !== null && agreedDay >= today && !met.has(tenderId),
  );
  return [
    ...appointments.map((appointment) => ({
      at: Date.parse(timeOf(appointment, now) ?? ""),
      appointment,
    })),
    ...jobs.map((job) => ({ at: beginningOf(job), job })),
  ].toSorted((one, other) => one.at - other.at);
}
