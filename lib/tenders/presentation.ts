import { RHYTHM, type Repeats } from "./constants";

/** Whether the work is done again and again: its prices are those of one visit. */
export function isRecurring({ repeats }: { repeats: Repeats }): boolean {
  return repeats !== "NONE";
}

const WEEKS_PER_MONTH = 52 / 12;

/** How many visits of a recurring job fall into a month on average; null where a month has one, as its price says already. */
export function visitsPerMonth(repeats: Repeats): number | null {
  if (repeats === "WEEKLY") return WEEKS_PER_MONTH;
  return repeats === "BIWEEKLY" ? WEEKS_PER_MONTH / 2 : null;
}

/** How a tender repeats by what was answered to "how often"; without an answer it does not. */
export function repeatsOf(rhythm: unknown): Repeats {
  return Object.entries(RHYTHM.repeats).find(([answer]) => answer === rhythm)?.[1] ?? "NONE";
}
