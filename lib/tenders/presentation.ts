import { RHYTHM, type Repeats } from "./constants";

/** Whether the work is done again and again: its prices are those of one visit. */
export function isRecurring({ repeats }: { repeats: Repeats }): boolean {
  return repeats !== "NONE";
}

const WEEKS_PER_MONTH = 52 / 12;

/** Visits a week by what was answered to "how often"; "three to four times" and "daily" are no number. */
const VISITS_A_WEEK: Record<string, number> = { weekly: 1, twiceWeekly: 2, biweekly: 0.5 };

/**
 * How many visits of a recurring job fall into a month on average; null where that is not known, and where it is one, as the
 * price of a visit says it already.
 */
export function visitsPerMonth(tender: {
  repeats: Repeats;
  answers: readonly { key: string; value: unknown }[];
}): number | null {
  const rhythm = tender.answers.find(({ key }) => key === RHYTHM.question)?.value;
  const answer = typeof rhythm === "string" ? rhythm : tender.repeats.toLowerCase();
  const visits = VISITS_A_WEEK[answer];
  return visits === undefined ? null : visits * WEEKS_PER_MONTH;
}

/** How a tender repeats by what was answered to "how often"; without an answer it does not. */
export function repeatsOf(rhythm: unknown): Repeats {
  return Object.entries(RHYTHM.repeats).find(([answer]) => answer === rhythm)?.[1] ?? "NONE";
}
