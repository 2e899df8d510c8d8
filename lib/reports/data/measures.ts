import type { DbClient, Tx } from "@/lib/platform/server/database/db";

/**
 * Locks every tender that a suspension of the user changes, or its end: their own, and those with their active offers.
 * Before the user's own lock, because tenders are locked before users everywhere.
 */
export async function lockTendersAround(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM tenders WHERE creator_id = ${userId}::uuid
      OR id IN (SELECT tender_id FROM offers WHERE pro_id = ${userId}::uuid AND status = 'ACTIVE')
    ORDER BY id FOR UPDATE`;
}

/** Hides all tenders of a locked user from strangers. */
export async function hideTendersOf(tx: Tx, userId: string, hiddenAt: Date): Promise<void> {
  await tx.tender.updateMany({ where: { creatorId: userId, hiddenAt: null }, data: { hiddenAt } });
}

/** Shows the tenders of a locked user again, except those that were hidden by a decision of their own. */
export async function showTendersOf(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenders t SET hidden_at = NULL WHERE t.creator_id = ${userId}::uuid AND t.hidden_at IS NOT NULL
      AND (SELECT d.action FROM moderation_decisions d
        WHERE d.kind = 'TENDER' AND d.target_id = t.id AND d.action IN ('HIDE', 'RESTORE')
        ORDER BY d.created_at DESC, d.id DESC LIMIT 1) IS DISTINCT FROM 'HIDE'`;
}

/** Writes until when a locked account is limited; null: it is not. */
export async function saveLimit(tx: Tx, userId: string, limitedUntil: Date | null): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { limitedUntil }, select: { id: true } });
}

/** The running jobs of a user, with the other party of each. */
export function listPartners(
  client: DbClient,
  userId: string,
): Promise<{ tenderId: string; partnerId: string }[]> {
  return client.$queryRaw`
    SELECT id AS "tenderId", CASE WHEN creator_id = ${userId}::uuid THEN recipient_id ELSE creator_id END AS "partnerId"
    FROM tenders WHERE status = 'ACCEPTED' AND ${userId}::uuid IN (creator_id, recipient_id) ORDER BY id`;
}
