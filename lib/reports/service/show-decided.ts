import { listOfferMessageIds } from "@/lib/chat/data/change-message";
import { emitMessagesChanged } from "@/lib/chat/service/emit-changed";
import { listUsesOfFile } from "@/lib/files/moderation/data";
import { refreshRatings } from "@/lib/feedback/data/ratings";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import type { Work } from "@/lib/platform/server/work/transact";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import type { LockedTarget } from "../data/targets";

async function showPhotoDecided(work: Work, { targetId, tenderId }: LockedTarget): Promise<void> {
  const { messageIds, tenderIds } = await listUsesOfFile(work.tx, targetId);
  await emitMessagesChanged(work, messageIds);
  // The tender of the photo itself follows as for every kind.
  for (const id of tenderIds.filter((each) => each !== tenderId)) await emitTenderChanged(work, id);
}

/** What follows from a decision about a locked target: averages and counts are right again, and open screens show it. */
export async function showDecided(work: Work, target: LockedTarget): Promise<void> {
  const { kind, targetId, tenderId, personId } = target;
  if (kind === "REVIEW" && personId !== null) await refreshRatings(work.tx, [personId]);
  if (kind === "OFFER" && tenderId !== null) await recountOffers(work.tx, tenderId);
  if (kind === "MESSAGE") await emitMessagesChanged(work, [targetId]);
  if (kind === "OFFER") await emitMessagesChanged(work, await listOfferMessageIds(work.tx, targetId));
  if (kind === "PHOTO") await showPhotoDecided(work, target);
  if (tenderId !== null) await emitTenderChanged(work, tenderId);
}
