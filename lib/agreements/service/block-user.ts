import { endAppointments } from "@/lib/appointments/service/end";
import { addBlock, isBlockable, lockPair, removeBlock } from "@/lib/blocks/data";
import { whyNotBlock } from "@/lib/blocks/policy";
import type { BlockList } from "@/lib/blocks/schema";
import { blocksOf } from "@/lib/blocks/service";
import { emitUnreadCounts } from "@/lib/notifications/service";
import { listOpenOffersBetween } from "@/lib/offers/data/lock-offers";
import { presenceChanged } from "@/lib/platform/server/realtime/presence";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockOpenTendersOf } from "@/lib/tenders/data/lock-tender";
import { recountOffersBetween } from "@/lib/tenders/data/tender-content";

type Block = { actor: Actor; userId: string };

// Whether the other is there, and what is unread of them.
function refreshBoth(userIds: readonly string[]): void {
  void presenceChanged(userIds);
  for (const userId of userIds) emitUnreadCounts(userId);
}

/**
 * From its commit on nothing new comes about between the two, and neither finds the other; running jobs go on. An open
 * offer between them counts no longer, and a visit that was agreed on it does not take place, which is all that the
 * other one is notified of. Blocking again changes nothing. Throws `wrong_role`, `user_not_found`.
 */
export function blockUser({ actor, userId }: Block): Promise<BlockList> {
  allow(whyNotBlock(actor, userId));
  return transact(async (work) => {
    const { tx, afterCommit } = work;
    const pair = { blockerId: actor.id, blockedId: userId };
    if (!(await isBlockable(tx, userId))) throw new AppError("user_not_found");
    // Lock order: the tenders before the block.
    await lockOpenTendersOf(tx, [actor.id, userId]);
    await lockPair(tx, pair);
    // Before the block, which would keep it from both that a time in their calendars is free again.
    await endAppointments(work, { offerIds: await listOpenOffersBetween(tx, actor.id, userId) });
    await addBlock(tx, pair);
    afterCommit(() => refreshBoth([actor.id, userId]));
    await recountOffersBetween(tx, actor.id, userId);
    return blocksOf(tx, actor.id);
  });
}

/** Blocks no longer; whom the caller does not block is no error. */
export function unblockUser({ actor, userId }: Block): Promise<BlockList> {
  return transact(async ({ tx, afterCommit }) => {
    await lockOpenTendersOf(tx, [actor.id, userId]);
    await removeBlock(tx, { blockerId: actor.id, blockedId: userId });
    afterCommit(() => refreshBoth([actor.id, userId]));
    await recountOffersBetween(tx, actor.id, userId);
    return blocksOf(tx, actor.id);
  });
}
