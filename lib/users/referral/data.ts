import type { Tx } from "@/lib/platform/server/database/db";
import type { Role } from "@/lib/shared/actor";

/** The one who came by a recommendation, and the one who gave it. */
export type Referral = { referredId: string; referredRole: Role; referrerId: string; referrerRole: Role };

/**
 * The referral of a user whose first finished job this tender is; null for all others, and once one of the two has
 * left.
 */
export async function maybeFirstJob(tx: Tx, userId: string, tenderId: string): Promise<Referral | null> {
  const [row] = await tx.$queryRaw<Referral[]>`
    SELECT u.id AS "referredId", u.role::text AS "referredRole", r.id AS "referrerId", r.role::text AS "referrerRole"
    FROM users u JOIN users r ON r.id = u.referred_by_id AND r.deleted_at IS NULL
      JOIN tenders t ON t.id = ${tenderId}::uuid AND t.status = 'COMPLETED'
    WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL AND u.id IN (t.creator_id, t.recipient_id)
      AND NOT EXISTS (SELECT 1 FROM tenders e WHERE e.status = 'COMPLETED'
        AND u.id IN (e.creator_id, e.recipient_id) AND (e.completed_at, e.id) < (t.completed_at, t.id))`;
  return row ?? null;
}

/** Whether two accounts show the same street address, or have paid with the same card. */
export async function isSamePerson(tx: Tx, { referredId, referrerId }: Referral): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isSame: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM profiles a JOIN profiles b ON b.user_id = ${referrerId}::uuid
        WHERE a.user_id = ${referredId}::uuid AND a.country = b.country
          AND fold_text(a.city) = fold_text(b.city) AND fold_text(a.street) = fold_text(b.street))
      OR EXISTS (SELECT 1 FROM user_subscriptions a JOIN user_subscriptions b ON b.card = a.card
        WHERE a.user_id = ${referredId}::uuid AND b.user_id = ${referrerId}::uuid) AS "isSame"`;
  return row?.isSame ?? false;
}

/** Writes how a referral was judged. False: it was judged before. */
export async function addReward(tx: Tx, referral: Referral, isEarned: boolean): Promise<boolean> {
  const written = await tx.$executeRaw`
    INSERT INTO referral_rewards (referred_id, referrer_id, is_earned)
    VALUES (${referral.referredId}::uuid, ${referral.referrerId}::uuid, ${isEarned}) ON CONFLICT DO NOTHING`;
  return written === 1;
}
