import { onReplica } from "@/lib/platform/server/database/on-replica";
import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { every, hasWords, isWithin } from "./filter-conditions";
import { circle, filtersOf, originOf, OWN_RADIUS, radiusOf, type TenderListFilters } from "./list-filters";
import { openToPro } from "./visibility";

const CAPPED = Prisma.raw(String(TOTAL_CAP + 1));
const SOURCE = Prisma.sql`tenders t LEFT JOIN origin o ON true`;

function areaConditions(query: TenderListFilters): Prisma.Sql[] {
  const km = radiusOf(query);
  if (km !== null) {
    const { exact, box } = circle(Prisma.sql`${km}`);
    return [exact, box];
  }
  if (!query.isInReach || query.remote) return [];
  const remote = query.remote === undefined ? Prisma.sql`t.is_remote` : Prisma.sql`false`;
  return [Prisma.sql`(o.latitude IS NULL OR ${remote} OR (${isWithin("o", OWN_RADIUS)}))`];
}

function countOf(query: TenderListFilters, scope: Prisma.Sql): Prisma.Sql {
  const words = query.search ? [hasWords(Prisma.sql`${query.search}`)] : [];
  const conditions = [scope, ...filtersOf(query), ...areaConditions(query), ...words];
  return Prisma.sql`
    (SELECT count(*)::int FROM (SELECT FROM ${SOURCE} WHERE ${every(conditions)} LIMIT ${CAPPED}) found)`;
}

/** How many tenders match filters, up to the cap and one: open ones, and those posted in the last 30 days. */
export type MatchCounts = { open: number; last30Days: number };

/** Counts the tenders that a PRO's filters match, in one query. */
export async function countMatching(actor: Actor, query: TenderListFilters): Promise<MatchCounts> {
  const recent = Prisma.sql`t.created_at > now() - interval '30 days'`;
  const [counts] = await onReplica(
    actor.id,
    (client) => client.$queryRaw<MatchCounts[]>`
    WITH origin AS MATERIALIZED (${originOf(actor, query)})
    SELECT ${countOf(query, openToPro(actor.id))} AS open, ${countOf(query, recent)} AS "last30Days"`,
  );
  return counts ?? { open: 0, last30Days: 0 };
}
