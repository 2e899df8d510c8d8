import type { Tx } from "@/lib/platform/server/database/db";
import { endOfDay } from "@/lib/shared/dates/zones";
import { Prisma } from "@/prisma/generated/client";
import type { Away } from "./schema";

/**
 * Whether a user, by the `alias` of the users table, is away: they hear of no new tenders and are not proposed.
 * Ends by itself.
 */
export function isAwaySql(alias: string): Prisma.Sql {
  return Prisma.raw(`coalesce(${alias}.away_ends_at > now(), false)`);
}

/** The last day of it, as text; null for users who are not away. */
export function awayUntilSql(alias: string): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${isAwaySql(alias)} THEN ${Prisma.raw(alias)}.away_until::text END`;
}

/** Writes until when a user is away; null: they are back. */
export async function saveAway(tx: Tx, userId: string, away: Away | null): Promise<void> {
  const data = away
    ? { awayUntil: new Date(`${away.until}T00:00Z`), awayEndsAt: endOfDay(away.until, away.timeZone) }
    : { awayUntil: null, awayEndsAt: null };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
}
