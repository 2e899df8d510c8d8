import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { AppointmentView } from "./schema";

/** An entry of a calendar, in the words of the one who keeps it. */
export type CalendarEntry = Pick<
  AppointmentView,
  "id" | "startsAt" | "durationMinutes" | "place" | "status"
> & {
  /** Rises with each change, so that a newer entry takes the place of an older one of the same id. */
  sequence: number;
  summary: string;
  description: string;
  url: string;
  /** The host of the site, which makes the id of the entry unique in the world. */
  host: string;
};

const MINUTE_MS = 60_000;

/** A control character would end the line or the file. */
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\r\n]/gu, " ");

/**
 * A calendar file (RFC 5545) with one appointment, or with its cancellation. Moments are in UTC: no calendar has to know
 * a time zone or its summer time.
 */
export function toCalendarFile(entry: CalendarEntry, now: Date): string {
  const start = new Date(entry.startsAt ?? now);
  const isCanceled = entry.status === "CANCELED";
  const calendar = ical({
    prodId: "//TenderBee//Appointments//EN",
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${entry.id}@${entry.host}`,
    sequence: entry.sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + entry.durationMinutes * MINUTE_MS),
    summary: printable(entry.summary),
    description: printable(entry.description),
    location: entry.place && printable(entry.place),
    url: entry.url,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
