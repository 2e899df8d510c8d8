import { markRead } from "@/lib/notifications/data";
import { emitUnreadCounts } from "@/lib/notifications/service";
import type { Work } from "@/lib/platform/server/work/transact";
import { listRequests } from "../data/requests";

type Done = { userId: string; tenderId: string; endedAgreementId: string | null };

/** Marks as read what asked for a review, once it is written: nothing is left to do about it. */
export async function readRequest(work: Work, { userId, ...reviewed }: Done): Promise<void> {
  const ids = await listRequests(work.tx, { userId, ...reviewed });
  if (ids.length === 0) return;
  await markRead(work.tx, userId, { id: { in: ids } });
  work.afterCommit(() => emitUnreadCounts(userId));
}
