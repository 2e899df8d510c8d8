import { withPatience } from "@/lib/platform/server/database/db";
import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { dropEndedRuns } from "../timers/data";

/**
 * How long what a timer has done is kept after the end of its tender: twice as long as the last one runs, which reminds of
 * feedback. Of a tender that may still move nothing is deleted, or it would be done again.
 */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes what timers have done for tenders that ended long ago; how many. */
export function forgetTimerRuns(now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  return withPatience((client) => deleteInBatches((limit) => dropEndedRuns(client, before, limit)));
}
