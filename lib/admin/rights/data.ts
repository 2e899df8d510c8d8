import type { Tx } from "@/lib/platform/server/database/db";
import type { AdminRight } from "@/lib/shared/actor";
import type { AdminFacts } from "./policy";

/**
 * Takes the row locks of all admins, in the order of their ids, so that of two who take the right to manage from each
 * other one comes second.
 */
export function lockAdmins(tx: Tx): Promise<AdminFacts[]> {
  return tx.$queryRaw<AdminFacts[]>`
    SELECT id, admin_rights::text[] AS rights FROM users
    WHERE role = 'ADMIN' AND deleted_at IS NULL ORDER BY id FOR UPDATE`;
}

/** Replaces what an admin may do. */
export async function saveRights(tx: Tx, userId: string, rights: AdminRight[]): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { adminRights: rights }, select: { id: true } });
}
