import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { withPatience } from "@/lib/platform/server/database/db";
import { ALERTS_KEPT } from "../constants";
import { dropTraces } from "../data/retention";

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes what alerts leave behind (docs/domain.md, "Retention"): of tenders that are open nothing, or their PROs would
 * be alerted again. Answers how many of each were deleted.
 */
export function forgetOldAlerts(now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const ended = ago(ALERTS_KEPT.afterEnd);
  return withPatience(async (client) => {
    const where = { day: { lt: ago(ALERTS_KEPT.counts) } };
    return {
      alerts: await dropTraces(client, "match_alerts", { ended, posted: now }),
      matches: await dropTraces(client, "search_matches", { ended, posted: ago(ALERTS_KEPT.insights) }),
      alertDays: await deleteInBatches((limit) => client.alertDay.deleteMany({ where, limit })),
    };
  });
}
