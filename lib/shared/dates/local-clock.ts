/** Where a day begins for users whose browser has not told their time zone yet. */
export const DEFAULT_TIME_ZONE = "Europe/Vienna";

/** What calendar and clock show somewhere: the day as YYYY-MM-DD and the minutes since midnight. */
export type LocalClock = { day: string; minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  const made = new Intl.DateTimeFormat("en", { ...parts, hourCycle: "h23", timeZone });
  formats.set(timeZone, made);
  return made;
}

/** The local day and time of a moment in a time zone, summer time included. */
export function localClock(moment: Date, timeZone: string | null): LocalClock {
  const parts = formatOf(timeZone ?? DEFAULT_TIME_ZONE).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "00";
  return {
    day: `${of("year")}-${of("month")}-${of("day")}`,
    minutes: Number(of("hour")) * 60 + Number(of("minute")),
  };
}
