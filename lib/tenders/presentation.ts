import { RHYTHM, type Repeats } from "./constants";

/** Whether the work is done again and again: its prices are those of one visit. */
export function isRecurring({ repeats }: { repeats: Repeats }): boolean {
  return repeats !== "NONE";
}

/** How a tender repeats by what was answered to "how often"; without an answer it does not. */
export function repeatsOf(rhythm: unknown): Repeats {
  return Object.entries(RHYTHM.repeats).find(([answer]) => answer === rhythm)?.[1] ?? "NONE";
}
