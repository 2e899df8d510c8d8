import { QUEUE_KINDS } from "@/lib/admin-queue/constants";
import { oldestColumn, waitingColumn } from "@/lib/admin-queue/data/waiting";
import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import { REVENUE_MONTHS, STUCK_MINUTES } from "./constants";
import type { MarketActivity, MarketState, MonthlyRevenue } from "./schema";

type Period = { since: Date; now: Date };

/** What happened from a moment until now. */
export async function findActivity({ since, now }: Period): Promise<MarketActivity> {
  const [found] = await db.$queryRaw<MarketActivity[]>`
    WITH posted AS (
      SELECT t.created_at, (SELECT min(o.created_at) FROM offers o WHERE o.tender_id = t.id) AS first_offer_at
      FROM tenders t WHERE t.created_at >= ${since}
    )
    SELECT (SELECT count(*)::int FROM users WHERE created_at >= ${since} AND role <> 'ADMIN') AS "signUpCount",
      (SELECT count(*)::int FROM tenders WHERE created_at >= ${since}) AS "tenderCount",
      (SELECT round(100.0 * count(*) FILTER (WHERE first_offer_at <= created_at + interval '1 day') / nullif(count(*), 0))::int
        FROM posted WHERE created_at <= ${now}::timestamptz - interval '1 day') AS "offeredPercent",
      (SELECT round((percentile_cont(0.5) WITHIN GROUP (
          ORDER BY extract(epoch FROM first_offer_at - created_at)) / 3600)::numeric, 1)::float
        FROM posted) AS "firstOfferHours",
      (SELECT round(100.0 * count(*) FILTER (WHERE status = 'COMPLETED') / nullif(count(*), 0))::int
        FROM tenders WHERE status = 'COMPLETED' AND completed_at >= ${since}
          OR status = 'CANCELED' AND canceled_at >= ${since}) AS "completedPercent",
      (SELECT count(*)::int FROM disputes WHERE created_at >= ${since}) AS "disputeCount"`;
  if (!found) throw new Error("a query of counts has a row");
  return found;
}

/** Subscriptions to plans that cost something. */
const PAID = Prisma.sql`user_subscriptions s JOIN plans p ON p.id = s.plan_id AND p.payable`;

type StateRow = Omit<MarketState, "oldestAt"> & { oldestAt: Date | null };

/** What waits or runs now. */
export async function findState(): Promise<StateRow> {
  const [found] = await db.$queryRaw<StateRow[]>`
    SELECT jobs.*, ${waitingColumn(QUEUE_KINDS)} AS waiting, ${oldestColumn(QUEUE_KINDS)} AS "oldestAt",
      (SELECT count(*)::int FROM ${PAID} WHERE s.status IN ('ACTIVE', 'PAST_DUE')) AS "subscriptionCount"
    FROM (SELECT count(*) FILTER (WHERE state = 'failed' AND name = ${sendMailJob.name})::int AS "failedMailCount",
          count(*) FILTER (WHERE state = 'failed' AND name <> ${sendMailJob.name})::int AS "failedJobCount",
          count(*) FILTER (WHERE state < 'active' AND start_after < now() - ${STUCK_MINUTES} * interval '1 minute')::int
            AS "stuckJobCount"
        FROM pgboss.job WHERE state < 'active' OR state = 'failed') jobs`;
  if (!found) throw new Error("a query of counts has a row");
  return found;
}

/** A first payment that is not completed within a day was none. */
const HAS_BEGUN = Prisma.sql`s.status <> 'INCOMPLETE'
  AND (s.ended_at IS NULL OR s.ended_at > s.created_at + interval '1 day')`;

/**
 * What paid plans bring in each of the last months: the price of a plan on the day of each month on which its subscription
 * began, as long as it lives and is paid, less what was paid back after withdrawals in that month.
 */
export function listRevenue(now: Date): Promise<MonthlyRevenue[]> {
  return db.$queryRaw`
    WITH months AS (
      SELECT generate_series(this - ${REVENUE_MONTHS - 1} * interval '1 month', this, interval '1 month') AS start
      FROM date_trunc('month', ${now}::timestamptz AT TIME ZONE 'UTC') this
    ), charges AS (
      SELECT date_trunc('month', charge.at AT TIME ZONE 'UTC') AS start, p.price_minor
      FROM ${PAID}
        CROSS JOIN LATERAL generate_series(s.created_at,
          least(s.ended_at, s.past_due_since, ${now}) - interval '1 second', interval '1 month') charge(at)
      WHERE ${HAS_BEGUN}
      UNION ALL
      SELECT date_trunc('month', s.withdrawn_at AT TIME ZONE 'UTC'), -s.refund_minor
      FROM ${PAID} WHERE s.refund_minor > 0 AND ${HAS_BEGUN}
    )
    SELECT to_char(m.start, 'YYYY-MM') AS month, coalesce(sum(c.price_minor), 0)::int AS "amountMinor"
    FROM months m LEFT JOIN charges c ON c.start = m.start GROUP BY m.start ORDER BY m.start`;
}
