import type { DbClient } from "@/lib/platform/server/database/db";

/**
 * The open engagements of a user: own tenders in NEW or ACCEPTED, and tenders on which the user's offer is active,
 * accepted or would be restored by a release. Ordered by id, the order in which row locks are taken, to prevent
 * deadlocks.
 */
export async function listOpenEngagements(client: DbClient, userId: string): Promise<string[]> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    SELECT id FROM tenders WHERE creator_id = ${userId}::uuid AND status IN ('NEW', 'ACCEPTED')
    UNION
    SELECT t.id FROM offers o JOIN tenders t ON t.id = o.tender_id
    WHERE o.pro_id = ${userId}::uuid AND t.status IN ('NEW', 'ACCEPTED')
      AND (o.status IN ('ACTIVE', 'ACCEPTED') OR o.decline_reason = 'OTHER_CHOSEN')
    ORDER BY id`;
  return rows.map(({ id }) => id);
}
