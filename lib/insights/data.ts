import type { DbClient } from "@/lib/platform/server/database/db";
import { matchesSince } from "@/lib/tenders/data/most-relevant";
import { Prisma } from "@/prisma/generated/client";
import { COMPARED_FROM, FUNNEL } from "./constants";
import type { InsightService, Insights } from "./schema";

type Period = { since: Date; now: Date; unit: Insights["unit"] };

// Each kind of event at its own moment; `seen` and `offered` are rows that exist once per tender.
function eventsOf(proId: string, since: Date): Prisma.Sql {
  const pro = Prisma.sql`${proId}::uuid`;
  return Prisma.sql`
    SELECT 'matched' AS kind, created_at AS at FROM (${matchesSince(proId, since)}) matches
    UNION ALL SELECT 'seen', seen_at FROM tender_views WHERE pro_id = ${pro} AND seen_at >= ${since}
    UNION ALL SELECT 'offered', created_at FROM offers WHERE pro_id = ${pro} AND created_at >= ${since}
    UNION ALL SELECT 'won', at FROM tender_events
      WHERE pro_id = ${pro} AND move = 'ACCEPT_OFFER' AND at >= ${since}`;
}

const COUNTS = Prisma.raw(
  FUNNEL.map((kind) => `count(*) FILTER (WHERE e.kind = '${kind}')::int AS ${kind}`).join(", "),
);

/** What happened in every week or month of the period, empty ones included. */
export function listSteps(
  client: DbClient,
  proId: string,
  { since, now, unit }: Period,
): Promise<Insights["steps"]> {
  return client.$queryRaw`
    WITH events AS (${eventsOf(proId, since)})
    SELECT to_char(step.start, 'YYYY-MM-DD') AS start, ${COUNTS}
    FROM generate_series(date_trunc(${unit}, ${since}::timestamptz), ${now}::timestamptz,
        ${`1 ${unit}`}::interval) step(start)
      LEFT JOIN events e ON date_trunc(${unit}, e.at) = step.start
    GROUP BY step.start ORDER BY step.start`;
}

const WON = Prisma.sql`(o.status = 'ACCEPTED' OR EXISTS (SELECT FROM tender_events e
  WHERE e.offer_id = o.id AND e.move = 'ACCEPT_OFFER'))`;

type ServiceRow = Omit<InsightService, "name">;

/**
 * How the offers of a PRO fare in each subcategory, beside the median of all PROs there. Offers count by when they were
 * first sent. As an array the subcategories are few to the planner, which otherwise reads all offers. Percentages are rounded as numeric, a half up: a float would go to the even neighbour.
 */
export function listServices(client: DbClient, proId: string, since: Date): Promise<ServiceRow[]> {
  const pro = Prisma.sql`${proId}::uuid`;
  return client.$queryRaw`
    WITH own AS MATERIALIZED (
      SELECT DISTINCT t.subcategory_id FROM offers o JOIN tenders t ON t.id = o.tender_id
      WHERE o.pro_id = ${pro} AND o.created_at >= ${since}
    ), judged AS (
      SELECT t.subcategory_id, o.pro_id, won.won,
        won.won OR o.status = 'DECLINED' AND o.decline_reason NOT IN ('TENDER_CANCELED', 'TENDER_EXPIRED') AS decided
      FROM tenders t JOIN offers o ON o.tender_id = t.id CROSS JOIN LATERAL (SELECT ${WON} AS won) won
      WHERE t.subcategory_id = ANY(ARRAY(SELECT subcategory_id FROM own)) AND o.created_at >= ${since}
    ), bees AS (
      SELECT subcategory_id, pro_id, count(*)::int AS offered, count(*) FILTER (WHERE decided)::int AS decided,
        count(*) FILTER (WHERE won)::int AS won
      FROM judged GROUP BY subcategory_id, pro_id
    ), medians AS (
      SELECT subcategory_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY won * 100.0::float / decided) AS percent
      FROM bees WHERE decided > 0 GROUP BY subcategory_id
      HAVING sum(decided) >= ${COMPARED_FROM.offers} AND count(*) >= ${COMPARED_FROM.bees}
    )
    SELECT s.slug, bees.offered, bees.decided, bees.won,
      round(bees.won * 100.0 / nullif(bees.decided, 0))::int AS "winPercent",
      round(medians.percent::numeric)::int AS "medianPercent"
    FROM bees JOIN subcategories s ON s.id = bees.subcategory_id
      LEFT JOIN medians ON medians.subcategory_id = s.id
    WHERE bees.pro_id = ${pro} ORDER BY bees.offered DESC, s.position, s.id`;
}

/** What the profile of a PRO says of them, and what it lacks. */
export type StandingRow = {
  hasPhoto: boolean;
  hasHeadline: boolean;
  hasReview: boolean;
  answerMinutes: number | null;
  conversations: number;
  completionPercent: number | null;
  jobs: number;
};

/** A PRO's numbers of the last night and which parts of the profile are there. */
export async function findStanding(client: DbClient, proId: string): Promise<StandingRow> {
  const [row] = await client.$queryRaw<StandingRow[]>`
    SELECT u.photo_public_id IS NOT NULL AS "hasPhoto", p.headline IS NOT NULL AS "hasHeadline",
      u.rating_count > 0 AS "hasReview", m.answer_minutes AS "answerMinutes",
      coalesce(m.conversations, 0) AS conversations, m.completion_percent AS "completionPercent",
      coalesce(m.jobs, 0) AS jobs
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN user_metrics m ON m.user_id = u.id
    WHERE u.id = ${proId}::uuid`;
  if (!row) throw new Error("A signed-in user has a row");
  return row;
}
