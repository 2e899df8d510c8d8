import { RHYTHM, type Repeats } from "./constants";

/** Whether the work is done again and again: its prices are those of one visit. */
export function isRecurring({ repeats }: { repeats: Repeats }): boolean {
  return repeats !== "NONE";
}

const WEEKS_PER_MONTH = 52 / 12;

/** Visits a week by what was answered to "how often", at least and at most. */
const VISITS_A_WEEK: Record<string, readonly [number, number]> = {
  daily: [5, 7],
  severalWeekly: [3, 4],
  twiceWeekly: [2, 2],
  weekly: [1, 1],
  biweekly: [0.5, 0.5],
};

/**
 * How many visits of a recurring job fall into a month on average, at least and at most; null where it is one, as the price
 * of a visit says it already.
 */
export function visitsPerMonth(tender: {
  repeats: Repeats;
  answers: readonly { key: string; value: unknown }[];
}): readonly [number, number] | null {
  const rhythm = tender.answers.find(({ key }) => key === RHYTHM.question)?.value;
  const answer = typeof rhythm === "string" ? rhythm : tender.repeats.toLowerCase();
  const visits = VISITS_A_WEEK[answer];
  return visits ? [visits[0] * WEEKS_PER_MONTH, visits[1] * WEEKS_PER_MONTH] : null;
}

/**
 * What was answered to "how often", which says it more exactly than `repeats`, for the inside of a sentence; null without
 * an answer.
 */
export function answeredRhythm(
  answers: readonly { key: string; value: unknown; text: string }[],
): string | null {
  const text = answers.find(({ key, value }) => key === RHYTHM.question && value !== null)?.text;
  return text ? text.charAt(0).toLowerCase() + text.slice(1) : null;
}

/** How a tender repeats by what was answered to "how often"; without an answer it does not. */
export function repeatsOf(rhythm: unknown): Repeats {
  return Object.entries(RHYTHM.repeats).find(([answer]) => answer === rhythm)?.[1] ?? "NONE";
}
