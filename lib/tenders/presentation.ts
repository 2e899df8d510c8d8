import type { Repeats } from "./constants";

/** Whether the work is done again and again: its prices are those of one visit. */
export function isRecurring({ repeats }: { repeats: Repeats }): boolean {
  return repeats !== "NONE";
}
