import type { DbClient } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

/** What is kept of each alert, and of each match. */
type Trace = "match_alerts" | "search_matches";

// Both moments of an end are final: such a tender is never open again.
const ENDED_AT = Prisma.sql`COALESCE(t.completed_at, t.canceled_at)`;

async function endedTenders(
  client: DbClient,
  trace: Trace,
  before: { ended: Date; posted: Date },
): Promise<string[]> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    SELECT t.id FROM tenders t
    WHERE t.status IN ('COMPLETED', 'CANCELED') AND ${ENDED_AT} < ${before.ended} AND t.created_at < ${before.posted}
      AND EXISTS (SELECT FROM ${Prisma.raw(trace)} x WHERE x.tender_id = t.id)`;
  return rows.map(({ id }) => id);
}

async function dropOf(client: DbClient, trace: Trace, tenderId: string): Promise<number> {
  const where = { tenderId };
  const { count } =
    trace === "match_alerts"
      ? await client.matchAlert.deleteMany({ where })
      : await client.searchMatch.deleteMany({ where });
  return count;
}

/** Deletes what is kept of tenders that ended and were posted before these moments, one tender at a time; how many rows. */
export async function dropTraces(
  client: DbClient,
  trace: Trace,
  before: { ended: Date; posted: Date },
): Promise<number> {
  let dropped = 0;
  for (const id of await endedTenders(client, trace, before)) dropped += await dropOf(client, trace, id);
  return dropped;
}
