import { toPersonCard } from "@/lib/people/data";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { listBlocks } from "./data";
import type { BlockList } from "./schema";

/** Whom a user blocks, as they see them. */
export async function blocksOf(client: DbClient, userId: string): Promise<BlockList> {
  const rows = await listBlocks(client, userId);
  return {
    items: rows.map(({ blocked, createdAt }) => ({
      user: toPersonCard(blocked, { knowsFully: false }),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Whom the caller blocks. */
export function readBlocks({ actor }: { actor: Actor }): Promise<BlockList> {
  return blocksOf(db, actor.id);
}
