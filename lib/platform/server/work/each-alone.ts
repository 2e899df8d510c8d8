import { log } from "../config/log";
import { logFailure } from "../database/outage";

/**
 * Does something with each of several ids, one after the other: one that fails is logged and holds up none behind it.
 * Answers those that failed.
 */
export async function eachAlone(
  ids: readonly string[],
  act: (id: string) => Promise<void>,
  what: string,
): Promise<string[]> {
  const failed: string[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      failed.push(id);
      logFailure(error, () => log.error({ err: error, id }, `${what} failed, those behind it go on`));
    }
  }
  return failed;
}

/** A run of a job in which some have failed counts as failed, so that it is tried again and people see it. */
export function throwIfAny(failed: readonly string[], what: string): void {
  if (failed.length > 0)
    throw new Error(`${what} failed for ${failed.length}: ${failed.slice(0, 5).join(", ")}`);
}
