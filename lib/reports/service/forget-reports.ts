import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { withPatience } from "@/lib/platform/server/database/db";
import { keepSettledYear } from "../transparency/service";
import { dropOldCases, dropOldDecisions } from "../data/retention";

/**
 * Deletes reports and decisions 18 months after the decision (docs/domain.md, "Retention"): six for a complaint, and a
 * year for what may follow from it. Their numbers stay in the transparency report. Answers how many of each were deleted.
 */
export function forgetReports(now: Date): Promise<{ reportCases: number; decisions: number }> {
  return withPatience(async (client) => {
    await keepSettledYear(client, now);
    return {
      reportCases: await deleteInBatches((limit) => dropOldCases(client, now, limit)),
      decisions: await deleteInBatches((limit) => dropOldDecisions(client, now, limit)),
    };
  });
}
