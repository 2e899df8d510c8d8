import { PLANS, type PlanSlug } from "@/lib/subscriptions/constants";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import type { DemoPro } from "../shapes";
import { PROS } from "./people";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";

type Period = { periodStart: Date; periodEnd: Date };

const MONTH_DAYS = 30;
const monthsBefore = (from: Date, months: number) => hoursAfter(from, -24 * MONTH_DAYS * months);

function countBy<T>(rows: readonly T[], keyOf: (row: T) => string | null | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Computes the denormalised columns: offer counts, rating averages, completed tenders. */
export function countUp(rows: Rows): void {
  const live = rows.offers.filter(({ status = "ACTIVE" }) => status === "ACTIVE" || status === "ACCEPTED");
  const offers = countBy(live, ({ tenderId }) => tenderId);
  for (const tender of rows.tenders) tender.offerCount = offers.get(tender.id) ?? 0;

  const done = new Set(rows.moves.filter(({ status }) => status === "COMPLETED").map(({ id }) => id));
  const published = rows.reviews.filter(({ publishedAt }) => publishedAt);
  for (const user of rows.users) {
    const ratings = published
      .filter(({ recipientId }) => recipientId === user.id)
      .map(({ rating }) => rating);
    user.ratingCount = ratings.length;
    user.ratingAverage =
      ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    const asClient = rows.tenders.filter(({ id, creatorId }) => done.has(id) && creatorId === user.id);
    const asPro = rows.moves.filter(({ id, recipientId }) => done.has(id) && recipientId === user.id);
    user.completedCount = asClient.length + asPro.length;
  }
}

function periodStartOf(plan: PlanSlug, index: number, now: Date): Date {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  // Paid periods start on the day of the month of the subscription.
  return plan === "free" ? monthStart : hoursAfter(now, -24 * (4 + ((index * 5) % 21)));
}

const DEMO_VAT_PERCENT = 20;

/** Adds the subscription at the demo's payment provider, so that it can be changed and canceled. Returns its id. */
function addPayment(rows: Rows, pro: DemoPro, { periodStart, periodEnd }: Period): string {
  const id = `demo_sub_${pro.key}`;
  const customerId = `demo_customer_${userIdOf(pro.key)}`;
  const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: periodEnd.getUTCFullYear() + 2 };
  rows.demoCards.push({ id: `pm_demo_${pro.key}`, customerId, behaviour: "PAYS", ...card });
  rows.demoSubscriptions.push({
    id,
    customerId,
    userId: userIdOf(pro.key),
    planId: planIdOf(pro.plan),
    status: "ACTIVE",
    periodStart,
    periodEnd,
    methodId: `pm_demo_${pro.key}`,
    createdAt: monthsBefore(periodStart, 2),
  });
  const amountMinor = PLANS.find(({ slug }) => slug === pro.plan)?.priceMinor ?? 0;
  const line = { subscriptionId: id, planId: planIdOf(pro.plan), amountMinor, vatPercent: DEMO_VAT_PERCENT };
  [2, 1, 0].forEach((months) => {
    const createdAt = monthsBefore(periodStart, months);
    const period = { periodStart: createdAt, periodEnd: monthsBefore(createdAt, -1) };
    const invoice = { ...line, ...period, status: "paid", createdAt };
    rows.demoInvoices.push({ id: demoId("bill", `${pro.key}-${months}`), ...invoice });
  });
  for (const user of rows.users) if (user.id === userIdOf(pro.key)) user.paymentCustomerId = customerId;
  return id;
}

function addSubscription(rows: Rows, pro: DemoPro, periodStart: Date): void {
  const period = { periodStart, periodEnd: monthsBefore(periodStart, -1) };
  rows.subscriptions.push({
    id: demoId("subscription", pro.key),
    userId: userIdOf(pro.key),
    planId: planIdOf(pro.plan),
    status: "ACTIVE",
    paymentProviderId: addPayment(rows, pro, period),
    card: { brand: "visa", last4: "4242", expMonth: 12, expYear: period.periodEnd.getUTCFullYear() + 2 },
    ...period,
    createdAt: monthsBefore(periodStart, 2),
    beganAt: monthsBefore(periodStart, 2),
    updatedAt: periodStart,
  });
}

/** Adds the PROs' plans and the offers used in the current period. */
export function addPlans(rows: Rows, now: Date): void {
  PROS.forEach((pro, index) => {
    const periodStart = periodStartOf(pro.plan, index, now);
    if (pro.plan !== "free") addSubscription(rows, pro, periodStart);
    const userId = userIdOf(pro.key);
    const isCounted = (at: Date | string | undefined) => at !== undefined && new Date(at) >= periodStart;
    const used = rows.offers.filter(
      ({ proId, createdAt }) => proId === userId && isCounted(createdAt),
    ).length;
    const most = PLANS.find(({ slug }) => slug === pro.plan)?.offersPerMonth ?? 0;
    if (used > most) throw new Error(`${pro.key} sends ${used} offers, and the plan allows ${most}`);
    if (used > 0) rows.allowances.push({ userId, periodStart, used });
  });
}
