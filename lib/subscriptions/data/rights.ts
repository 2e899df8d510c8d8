import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { GRACE_DAYS, PLANS } from "../constants";

/** What a PRO's plan gives, and the start of the period in which offers are counted. */
export type PlanRights = {
  plan: string;
  offersPerMonth: number;
  maxSubcategories: number;
  periodStart: Date;
  /** When the next period begins, and with it a full allowance. */
  periodEnd: Date;
};

// FREE counts by the calendar month in UTC (docs/domain.md).
function monthStart(now: Date, monthsLater = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater, 1));
}

/** The rights a PRO has now. Without a plan, and seven days after a failed payment, those are FREE's. */
export async function findPlanRights(client: DbClient, userId: string, now: Date): Promise<PlanRights> {
  const graceStart = new Date(now.getTime() - GRACE_DAYS * 86_400_000);
  const [plan] = await client.$queryRaw<
    (Omit<PlanRights, "periodEnd"> & { payable: boolean; periodEnd: Date | null })[]
  >`
    SELECT p.slug AS plan, p.offers_per_month AS "offersPerMonth", p.max_subcategories AS "maxSubcategories", p.payable,
           COALESCE(s.period_start, ${now}) AS "periodStart", s.period_end AS "periodEnd"
    FROM plans p LEFT JOIN user_subscriptions s ON s.plan_id = p.id AND s.user_id = ${userId}::uuid
      AND s.withdrawn_at IS NULL AND (s.status = 'ACTIVE' OR s.status = 'PAST_DUE' AND s.past_due_since > ${graceStart})
    WHERE s.id IS NOT NULL OR p.slug = ${PLANS[0].slug}
    ORDER BY s.id NULLS LAST LIMIT 1`;
  const { offersPerMonth, maxSubcategories } = plan ?? PLANS[0];
  const slug = plan?.plan ?? PLANS[0].slug;
  const paid = plan?.payable ? plan : null;
  const periodStart = paid?.periodStart ?? monthStart(now);
  const periodEnd = paid?.periodEnd ?? monthStart(now, 1);
  return { plan: slug, offersPerMonth, maxSubcategories, periodStart, periodEnd };
}

/** How many offers of a period are used up, and how many were earned on top of the plan's. */
export type PeriodOffers = { used: number; bonus: number };

const NONE: PeriodOffers = { used: 0, bonus: 0 };

/** The offers of a period. */
export async function findPeriodOffers(
  client: DbClient,
  userId: string,
  periodStart: Date,
): Promise<PeriodOffers> {
  const row = await client.offerAllowance.findUnique({
    where: { userId_periodStart: { userId, periodStart } },
    select: { used: true, bonus: true },
  });
  return row ?? NONE;
}

/** The same, with the row locked until the commit: two offers at once cannot both be the last one. */
export async function lockPeriodOffers(tx: Tx, userId: string, periodStart: Date): Promise<PeriodOffers> {
  await tx.$executeRaw`
    INSERT INTO offer_allowances (user_id, period_start) VALUES (${userId}::uuid, ${periodStart})
    ON CONFLICT DO NOTHING`;
  const [row] = await tx.$queryRaw<PeriodOffers[]>`
    SELECT used, bonus FROM offer_allowances
    WHERE user_id = ${userId}::uuid AND period_start = ${periodStart} FOR UPDATE`;
  return row ?? NONE;
}

/** Offers on top of the plan's, in a period that is locked. */
export async function addBonusOffers(
  tx: Tx,
  userId: string,
  periodStart: Date,
  count: number,
): Promise<void> {
  await tx.offerAllowance.update({
    where: { userId_periodStart: { userId, periodStart } },
    data: { bonus: { increment: count } },
    select: { used: true },
  });
}

/** One offer more of a period that is locked. */
export async function addUsedOffer(tx: Tx, userId: string, periodStart: Date): Promise<void> {
  await tx.offerAllowance.update({
    where: { userId_periodStart: { userId, periodStart } },
    data: { used: { increment: 1 } },
    select: { used: true },
  });
}

/** One offer less of a period that is locked. False: none was used in it. */
export async function dropUsedOffer(tx: Tx, userId: string, periodStart: Date): Promise<boolean> {
  const where = { userId, periodStart, used: { gt: 0 } };
  const { count } = await tx.offerAllowance.updateMany({ where, data: { used: { decrement: 1 } } });
  return count > 0;
}
