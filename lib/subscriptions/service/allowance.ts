import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import {
  addBonusOffers,
  addUsedOffer,
  dropUsedOffer,
  findPeriodOffers,
  findPlanRights,
  lockPeriodOffers,
  type PeriodOffers,
  type PlanRights,
} from "../data/rights";

/** What a PRO's plan allows and what is left of it. */
export type Allowance = {
  /** The slug of the plan whose rights count. */
  plan: string;
  /** The plan's and those earned by a recommendation. */
  perPeriod: number;
  left: number;
  maxSubcategories: number;
  periodStart: Date;
  /** When the next period begins, and with it a full allowance. */
  periodEnd: Date;
};

function toAllowance(rights: PlanRights, { used, bonus }: PeriodOffers): Allowance {
  const { plan, offersPerMonth, maxSubcategories, periodStart, periodEnd } = rights;
  const perPeriod = offersPerMonth + bonus;
  const left = Math.max(0, perPeriod - used);
  return { plan, perPeriod, left, maxSubcategories, periodStart, periodEnd };
}

/** Offers left to a PRO in the current period of their plan (FREE: the calendar month in UTC). */
export async function readAllowance(client: DbClient, userId: string, now = new Date()): Promise<Allowance> {
  const rights = await findPlanRights(client, userId, now);
  return toAllowance(rights, await findPeriodOffers(client, userId, rights.periodStart));
}

/** The same, held until the commit, so that two offers at once cannot both be the last one. */
export async function lockAllowance(tx: Tx, userId: string, now = new Date()): Promise<Allowance> {
  const rights = await findPlanRights(tx, userId, now);
  return toAllowance(rights, await lockPeriodOffers(tx, userId, rights.periodStart));
}

/** Counts one offer sent. What it costs is not given back when the offer is withdrawn; see `returnOffer`. */
export function countOffer(tx: Tx, userId: string, { periodStart }: Allowance): Promise<void> {
  return addUsedOffer(tx, userId, periodStart);
}

/**
 * An offer that counted at a moment counts no longer. Where that period is over, the period that runs gets one more
 * instead (BONUS).
 */
export async function returnOffer(tx: Tx, userId: string, countedAt: Date): Promise<"USED" | "BONUS"> {
  const { periodStart } = await lockAllowance(tx, userId);
  if (countedAt >= periodStart && (await dropUsedOffer(tx, userId, periodStart))) return "USED";
  await addBonusOffers(tx, userId, periodStart, 1);
  return "BONUS";
}

/** Gives a PRO offers on top of the plan's in the period that runs. */
export async function grantOffers(tx: Tx, userId: string, count: number): Promise<void> {
  const { periodStart } = await lockAllowance(tx, userId);
  await addBonusOffers(tx, userId, periodStart, count);
}
