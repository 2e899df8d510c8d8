import { logConnectionError } from "../database/outage";

/** For how long one reading counts: however often it is asked for, the database is asked this seldom. */
const READING_MS = 10_000;

/**
 * Measures in the database what is the same for all processes, at most once in ten seconds. Where that fails, `forget` takes
 * off what was read last: the rest of the metrics says most when the database is away, and answers.
 */
export function readSeldom(measure: {
  read: () => Promise<void>;
  forget: () => void;
  failure: string;
}): () => Promise<void> {
  let reading: Promise<void> | undefined;
  let until = 0;
  return () => {
    if (reading && Date.now() < until) return reading;
    until = Date.now() + READING_MS;
    reading = measure.read().catch((error: unknown) => {
      measure.forget();
      logConnectionError(error as Error, measure.failure);
    });
    return reading;
  };
}
