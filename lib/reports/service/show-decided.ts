import { refreshRatings } from "@/lib/feedback/data/ratings";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import type { Work } from "@/lib/platform/server/work/transact";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import type { LockedTarget } from "../data/targets";

/** What follows from a decision about a locked target: averages and counts are right again, and open screens show it. */
export async function showDecided(work: Work, { kind, tenderId, personId }: LockedTarget): Promise<void> {
  if (kind === "REVIEW" && personId !== null) await refreshRatings(work.tx, [personId]);
  if (kind === "OFFER" && tenderId !== null) await recountOffers(work.tx, tenderId);
  if (tenderId !== null) await emitTenderChanged(work, tenderId);
}
