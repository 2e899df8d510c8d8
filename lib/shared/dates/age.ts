const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** The relative time in the largest whole unit, negative for the past; null below a minute. */
export function ageOf(at: Date, now: Date): { value: number; unit: Intl.RelativeTimeFormatUnit } | null {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return { value: Math.trunc(seconds / length), unit };
  }
  return null;
}
