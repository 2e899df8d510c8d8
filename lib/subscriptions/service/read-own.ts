import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { countSubcategories, findPayer } from "../data/payer";
import { listPlans, maybePlan, toPlanView } from "../data/plans";
import { listSubscriptions, maybeAtProvider, toSubscriptionView } from "../data/subscriptions";
import { PLANS, PLANS_TAKE } from "../constants";
import type { OwnSubscriptions, PlanList, PlanView, ProviderSubscriptionView } from "../schema";
import { readAllowance } from "./allowance";
import { maybePaymentProvider, paymentProvider } from "./provider";

/** The plans there are, the smallest first. Where nothing can be sold, only those that cost nothing. */
export async function readPlans({
  lang,
  payable,
}: {
  lang: Language;
  payable?: "1" | "0";
}): Promise<PlanList> {
  const wanted = payable === undefined ? undefined : payable === "1";
  const plans = await listPlans(db, wanted);
  const sold = plans.filter((plan) => !plan.payable || maybePaymentProvider() !== null);
  const items = sold.map((plan) => toPlanView(plan, lang));
  return toListAnswer(items, items.length, 1, PLANS_TAKE);
}

/** One plan. Throws `plan_not_found`. */
export async function readPlan({ planId, lang }: { planId: string; lang: Language }): Promise<PlanView> {
  const plan = await maybePlan(db, planId);
  if (!plan) throw new AppError("plan_not_found");
  return toPlanView(plan, lang);
}

/** The plan a PRO has, what is left of it, and what they had before. */
export async function readOwnSubscriptions({
  actor,
  lang,
}: {
  actor: Actor;
  lang: Language;
}): Promise<OwnSubscriptions> {
  const [rows, plans, allowance, subcategoriesUsed] = await Promise.all([
    listSubscriptions(db, actor.id),
    listPlans(db),
    readAllowance(db, actor.id),
    countSubcategories(db, actor.id),
  ]);
  const views = rows.map((row) => toSubscriptionView(row, lang));
  const current = views.find(({ status }) => status === "ACTIVE" || status === "PAST_DUE") ?? null;
  const free = plans.find(({ slug }) => slug === PLANS[0].slug);
  if (!free) throw new Error("there is no free plan");
  const isFree = allowance.plan !== current?.plan.slug || !current.plan.payable;
  return {
    current,
    incomplete: views.find(({ status }) => status === "INCOMPLETE") ?? null,
    plan: isFree ? toPlanView(free, lang) : (current?.plan ?? toPlanView(free, lang)),
    offersLeft: allowance.left,
    offersPerPeriod: allowance.perPeriod,
    offersRenewAt: allowance.periodEnd.toISOString(),
    subcategoriesUsed,
    history: views.filter(({ status }) => status === "CANCELED"),
  };
}

/** The provider's side of one's own subscription, read at this moment. Throws `subscription_not_found`. */
export async function readAtProvider({
  actor,
  paymentProviderId,
}: {
  actor: Actor;
  paymentProviderId: string;
}): Promise<ProviderSubscriptionView> {
  const own = await maybeAtProvider(db, paymentProviderId, actor.id);
  const seen = own && (await paymentProvider().find(paymentProviderId));
  if (!seen) throw new AppError("subscription_not_found");
  return {
    id: seen.id,
    status: seen.status,
    planId: seen.planId,
    pendingPlanId: seen.pendingPlanId,
    currentPeriodStart: seen.periodStart.toISOString(),
    currentPeriodEnd: seen.periodEnd.toISOString(),
    cancelAtPeriodEnd: seen.cancelAtPeriodEnd,
    card: seen.card,
    ...seen.payment,
  };
}

/** One's own invoices, the newest first. */
export async function readInvoices({ actor, lang }: { actor: Actor; lang: Language }) {
  const { customerId } = await findPayer(db, actor.id);
  const provider = maybePaymentProvider();
  const invoices = customerId && provider ? await provider.invoices(customerId, lang) : [];
  return { items: invoices.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
}
