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
const LINE_OCTETS = 75;
const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;

/** A moment as RFC 5545 writes it in UTC: no calendar has to know a time zone or its summer time. */
const stamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escape = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    // A control character would end the line or the file.
    .replaceAll(/\p{Cc}/gu, " ");

/** Lines of at most 75 octets: a longer one goes on behind a blank, and no character is cut in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (octets(current + character) > LINE_OCTETS) {
      lines.push(current);
      current = " ";
    }
    current += character;
  }
  return [...lines, current].join("\r\n");
}

/** A calendar file (RFC 5545) with one appointment, or with its cancellation. */
export function toCalendarFile(entry: CalendarEntry, now: Date): string {
  const startsAt = new Date(entry.startsAt ?? now);
  const endsAt = new Date(startsAt.getTime() + entry.durationMinutes * MINUTE_MS);
  const isCanceled = entry.status === "CANCELED";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//TenderBee//Appointments//EN",
    `METHOD:${isCanceled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${entry.id}@${entry.host}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escape(entry.summary)}`,
    `DESCRIPTION:${escape(entry.description)}`,
    ...(entry.place ? [`LOCATION:${escape(entry.place)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
