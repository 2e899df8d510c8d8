import { listOfferMessageIds } from "@/lib/chat/data/change-message";
import { emitMessagesChanged } from "@/lib/chat/service/emit-changed";
import { refreshRatings } from "@/lib/feedback/data/ratings";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import type { Work } from "@/lib/platform/server/work/transact";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import type { LockedTarget } from "../data/targets";

/** What follows from a decision about a locked target: averages and counts are right again, and open screens show it. */
export async function showDecided(work: Work, target: LockedTarget): Promise<void> {
  const { kind, targetId, tenderId, personId } = target;
  if (kind === "REVIEW" && personId !== null) await refreshRatings(work.tx, [personId]);
  if (kind === "OFFER" && tenderId !== null) await recountOffers(work.tx, tenderId);
  if (kind === "MESSAGE") await emitMessagesChanged(work, [targetId]);
  if (kind === "OFFER") await emitMessagesChanged(work, await listOfferMessageIds(work.tx, targetId));
  if (tenderId !== null) await emitTenderChanged(work, tenderId);
}
