import type { DbClient } from "@/lib/platform/server/database/db";

/**
 * The tenders that would wait for somebody for ever if they left: own ones that are not over, and those on which
 * an offer of theirs waits, is accepted, or would be taken up again. In the order in which locks are taken.
 */
export async function listOpenEngagements(reader: DbClient, userId: string): Promise<string[]> {
  const rows = await reader.$queryRaw<{ id: string }[]>`
    SELECT id FROM tenders WHERE creator_id = ${userId}::uuid AND status IN ('NEW', 'ACCEPTED')
    UNION
    SELECT t.id FROM offers o JOIN tenders t ON t.id = o.tender_id
    WHERE o.pro_id = ${userId}::uuid AND t.status IN ('NEW', 'ACCEPTED')
      AND (o.status IN ('ACTIVE', 'ACCEPTED') OR o.decline_reason = 'OTHER_CHOSEN')
    ORDER BY id`;
  return rows.map(({ id }) => id);
}
