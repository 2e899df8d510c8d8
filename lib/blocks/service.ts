import { toPersonCard } from "@/lib/people/data";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { addBlock, isBlockable, listBlocks, removeBlock } from "./data";
import { whyNotBlock } from "./policy";
import type { BlockList } from "./schema";

async function blocksOf(client: DbClient, userId: string): Promise<BlockList> {
  const rows = await listBlocks(client, userId);
  return {
    items: rows.map(({ blocked, createdAt }) => ({
      user: toPersonCard(blocked, { knowsFully: false }),
      createdAt: createdAt.toISOString(),
    })),
  };
}

type Block = { actor: Actor; userId: string };

/**
 * From its commit on nothing new comes about between the two, and neither finds the other; running jobs go on. The other
 * one is not notified. Blocking again changes nothing. Throws `wrong_role`, `user_not_found`.
 */
export function blockUser({ actor, userId }: Block): Promise<BlockList> {
  allow(whyNotBlock(actor, userId));
  return transact(async ({ tx }) => {
    if (!(await isBlockable(tx, userId))) throw new AppError("user_not_found");
    await addBlock(tx, { blockerId: actor.id, blockedId: userId });
    return blocksOf(tx, actor.id);
  });
}

/** Blocks no longer; whom the caller does not block is no error. */
export async function unblockUser({ actor, userId }: Block): Promise<BlockList> {
  await removeBlock(db, { blockerId: actor.id, blockedId: userId });
  return blocksOf(db, actor.id);
}

/** Whom the caller blocks. */
export function readBlocks({ actor }: { actor: Actor }): Promise<BlockList> {
  return blocksOf(db, actor.id);
}
