import type { Work } from "@/lib/platform/server/work/transact";
import { enqueueMatching } from "@/lib/saved-searches/service/match-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";

/**
 * Everything that follows from a tender being there for all BEEs: the same whether it was posted in public or was
 * private until now. Part of the transaction that makes it so; what it enqueues runs after the commit.
 */
export async function announceTender(
  work: Work,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  await enqueueMatching(work, id);
  await emitTenderChanged(work, id, [creatorId]);
}
