import type { DbClient } from "@/lib/platform/server/database/db";

/** Why an account is suspended; null: it is not. */
export type Suspension = { decisionId: string; rule: string; reason: string };

/** The decision by which an account is out, or null. */
export async function maybeSuspension(client: DbClient, userId: string): Promise<Suspension | null> {
  const [row] = await client.$queryRaw<Suspension[]>`
    SELECT d.id AS "decisionId", d.rule::text AS rule, d.reason
    FROM users u JOIN moderation_decisions d ON d.author_id = u.id AND d.kind = 'PROFILE' AND d.action = 'SUSPEND'
    WHERE u.id = ${userId}::uuid AND u.suspended_at IS NOT NULL
    ORDER BY d.created_at DESC, d.id DESC LIMIT 1`;
  return row ?? null;
}
