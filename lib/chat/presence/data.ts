import { hasBlockBetween } from "@/lib/blocks/data";
import { db } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

/** A user and everyone they share a conversation with. */
export type Circle = { userId: string; partnerIds: string[] };

/**
 * Of the people in `here`, those whom a change of `changed` concerns, because they share a conversation with one of
 * them or are one of them, each with all of their conversation partners but those with whom there is a block.
 */
export function findCircles(changed: readonly string[], here: readonly string[]): Promise<Circle[]> {
  return db.$queryRaw<Circle[]>`
    WITH concerned AS (
      SELECT unnest(${changed}::uuid[]) AS id
      UNION
      SELECT other.user_id FROM conversation_participants one
        JOIN conversation_participants other USING (conversation_id)
        WHERE one.user_id = ANY(${changed}::uuid[])
    )
    SELECT c.id::text AS "userId",
           coalesce(array_agg(DISTINCT other.user_id::text) FILTER (WHERE other.user_id <> c.id
             AND NOT ${hasBlockBetween(Prisma.sql`c.id`, Prisma.sql`other.user_id`)}), '{}') AS "partnerIds"
    FROM concerned c
      LEFT JOIN conversation_participants one ON one.user_id = c.id
      LEFT JOIN conversation_participants other ON other.conversation_id = one.conversation_id
    WHERE c.id = ANY(${here}::uuid[])
    GROUP BY c.id`;
}

/** Writes down that people are here right now. An account that has ended keeps nothing. */
export async function recordLastSeen(userIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE users SET last_seen_at = now() WHERE id = ANY(${userIds}::uuid[]) AND deleted_at IS NULL`;
}
