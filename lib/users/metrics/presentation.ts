const HOUR = 60;
const DAY = 24 * HOUR;

/** The hours an answer time is rounded up to, so that it never says less than the median. */
const HOURS = [1, 2, 3, 4, 6, 8, 12, 24] as const;

/** An answer time as it is shown: "within 2 h", "within 3 days". */
type AnswerTime = { unit: "hours" | "days"; count: number };

/** An answer time in minutes, rounded up to what people say. */
export function answerTimeOf(minutes: number): AnswerTime {
  const hours = HOURS.find((each) => minutes <= each * HOUR);
  return hours ? { unit: "hours", count: hours } : { unit: "days", count: Math.ceil(minutes / DAY) };
}
