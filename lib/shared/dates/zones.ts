import type { Day } from "./dates";

const DAY_MS = 86_400_000;

/** Whether this is the name of a time zone, such as "Europe/Vienna". */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): Day {
  // Swedes write their dates like ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
}

/** The moment at which a calendar day is over in a time zone. */
export function endOfDay(day: Day, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00Z`) + DAY_MS;
  // Twice: the clocks may change between the first guess and midnight.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone));
}

/** How far the clocks of a time zone are ahead of UTC at a moment on a full second, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${clock.format(moment).replace(" ", "T")}Z`) - moment;
}
