import { refreshRatings } from "@/lib/feedback/data/ratings";
import type { Work } from "@/lib/platform/server/work/transact";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import type { LockedTarget } from "../data/targets";

/** What follows from a decision about a locked target: averages are right again, and open screens show it. */
export async function showDecided(work: Work, { kind, tenderId, personId }: LockedTarget): Promise<void> {
  if (kind === "REVIEW" && personId !== null) await refreshRatings(work.tx, [personId]);
  if (tenderId !== null) await emitTenderChanged(work, tenderId);
}
