import type { Language } from "@/lib/i18n/languages";
import type { PlanPrice } from "@/lib/platform/server/payments/payments";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";
import type { PlanView } from "../schema";

/** What is read of a plan, everywhere the same. */
export const planSelect = {
  id: true,
  slug: true,
  names: true,
  priceMinor: true,
  currency: true,
  payable: true,
  offersPerMonth: true,
  maxSubcategories: true,
  providerPriceId: true,
  active: true,
} as const satisfies Prisma.PlanSelect;

export type PlanRow = Prisma.PlanGetPayload<{ select: typeof planSelect }>;

/** Plans that can be chosen, the smallest first; `payable` leaves only those that cost, or only the free ones. */
export function listPlans(client: DbClient, payable?: boolean): Promise<PlanRow[]> {
  return client.plan.findMany({
    where: { active: true, payable },
    orderBy: { order: "asc" },
    select: planSelect,
  });
}

/** A plan that can be chosen, or that a user still has; null when there is none with this id. */
export function maybePlan(client: DbClient, planId: string): Promise<PlanRow | null> {
  return client.plan.findUnique({ where: { id: planId }, select: planSelect });
}

/** A plan as its reader sees it. */
export function toPlanView(plan: PlanRow, lang: Language): PlanView {
  const { id, slug, names, priceMinor, currency, payable, offersPerMonth, maxSubcategories } = plan;
  const name = (names as Record<string, string>)[lang] ?? slug;
  return {
    id,
    slug,
    name,
    priceMinor,
    currency,
    interval: "MONTH",
    payable,
    offersPerMonth,
    maxSubcategories,
  };
}

/** A plan as the provider sells it. */
export function toPlanPrice({ id, priceMinor, providerPriceId }: PlanRow): PlanPrice {
  return { planId: id, priceMinor, providerPriceId };
}

/** Remembers at which price the provider sells a plan. */
export async function keepPrice(client: DbClient, planId: string, providerPriceId: string): Promise<void> {
  await client.plan.update({ where: { id: planId }, data: { providerPriceId }, select: { id: true } });
}
