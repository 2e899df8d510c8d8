import { addBlock, isBlockable, removeBlock } from "@/lib/blocks/data";
import { whyNotBlock } from "@/lib/blocks/policy";
import type { BlockList } from "@/lib/blocks/schema";
import { blocksOf } from "@/lib/blocks/service";
import { presenceChanged } from "@/lib/platform/server/realtime/presence";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockOpenTendersOf } from "@/lib/tenders/data/lock-tender";
import { recountOffersBetween } from "@/lib/tenders/data/tender-content";

type Block = { actor: Actor; userId: string };

/**
 * From its commit on nothing new comes about between the two, and neither finds the other; running jobs go on. An open
 * offer between them counts no longer. The other one is not notified. Blocking again changes nothing. Throws `wrong_role`,
 * `user_not_found`.
 */
export function blockUser({ actor, userId }: Block): Promise<BlockList> {
  allow(whyNotBlock(actor, userId));
  return transact(async ({ tx, afterCommit }) => {
    if (!(await isBlockable(tx, userId))) throw new AppError("user_not_found");
    // Lock order: the tenders before the block.
    await lockOpenTendersOf(tx, [actor.id, userId]);
    await addBlock(tx, { blockerId: actor.id, blockedId: userId });
    // Neither sees any longer whether the other is there.
    afterCommit(() => void presenceChanged([actor.id, userId]));
    await recountOffersBetween(tx, actor.id, userId);
    return blocksOf(tx, actor.id);
  });
}

/** Blocks no longer; whom the caller does not block is no error. */
export function unblockUser({ actor, userId }: Block): Promise<BlockList> {
  return transact(async ({ tx, afterCommit }) => {
    await lockOpenTendersOf(tx, [actor.id, userId]);
    await removeBlock(tx, { blockerId: actor.id, blockedId: userId });
    afterCommit(() => void presenceChanged([actor.id, userId]));
    await recountOffersBetween(tx, actor.id, userId);
    return blocksOf(tx, actor.id);
  });
}
