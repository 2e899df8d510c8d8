import type { Language } from "@/lib/i18n/languages";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { ProviderSubscription, CardSummary } from "@/lib/platform/server/payments/payments";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import { GRACE_DAYS } from "../constants";
import { isOver, lastWithdrawalDay, whyNotWithdraw } from "../policy";
import type { SubscriptionView } from "../schema";
import { planSelect, toPlanView } from "./plans";

const subscriptionSelect = {
  id: true,
  userId: true,
  planId: true,
  pendingPlanId: true,
  status: true,
  priceMinor: true,
  paymentProviderId: true,
  periodStart: true,
  periodEnd: true,
  cancelAtPeriodEnd: true,
  pastDueSince: true,
  card: true,
  createdAt: true,
  beganAt: true,
  endedAt: true,
  withdrawnAt: true,
  refundMinor: true,
  plan: { select: planSelect },
  pendingPlan: { select: planSelect },
} as const satisfies Prisma.UserSubscriptionSelect;

export type SubscriptionRow = Prisma.UserSubscriptionGetPayload<{ select: typeof subscriptionSelect }>;

/** A person's subscriptions, the newest first: at most one live and one incomplete among them. */
export function listSubscriptions(client: DbClient, userId: string): Promise<SubscriptionRow[]> {
  return client.userSubscription.findMany({
    where: { userId },
    orderBy: { createdAt: "desc" },
    select: subscriptionSelect,
  });
}

/** One of a person's own subscriptions, or null. */
export function maybeOwnSubscription(
  client: DbClient,
  userId: string,
  id: string,
): Promise<SubscriptionRow | null> {
  return client.userSubscription.findFirst({ where: { id, userId }, select: subscriptionSelect });
}

/** The subscription that a provider knows by this id, or null; `userId` leaves only that person's own. */
export function maybeAtProvider(
  client: DbClient,
  paymentProviderId: string,
  userId?: string,
): Promise<SubscriptionRow | null> {
  return client.userSubscription.findFirst({
    where: { paymentProviderId, userId },
    select: subscriptionSelect,
  });
}

/** Holds everything about a person's subscriptions until the commit: two tabs choose one after the other. */
export async function lockPayer(tx: Tx, userId: string): Promise<{ customerId: string | null } | null> {
  const [row] = await tx.$queryRaw<{ customerId: string | null }[]>`
    SELECT payment_customer_id AS "customerId" FROM users
    WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Remembers who a person is at the provider. */
export async function keepCustomer(tx: Tx, userId: string, customerId: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { paymentCustomerId: customerId },
    select: { id: true },
  });
}

/** Holds one subscription of the provider's until the commit, also one that has no row yet. */
export async function lockAtProvider(tx: Tx, paymentProviderId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`subscription:${paymentProviderId}`}, 0))`;
}

function columnsOf(seen: ProviderSubscription) {
  return {
    planId: seen.planId,
    pendingPlanId: seen.pendingPlanId,
    status: seen.status,
    priceMinor: seen.priceMinor,
    periodStart: seen.periodStart,
    periodEnd: seen.periodEnd,
    cancelAtPeriodEnd: seen.cancelAtPeriodEnd,
    pastDueSince: seen.pastDueSince,
    endedAt: seen.endedAt,
    ...(seen.card && { card: seen.card }),
  };
}

/** Writes down what the provider says, over what was known before; the only writer of a paid subscription. */
export async function upsertFromProvider(
  tx: Tx,
  userId: string,
  seen: ProviderSubscription,
  before: SubscriptionRow | null,
): Promise<SubscriptionRow> {
  const isRunning = seen.status === "ACTIVE" || seen.status === "PAST_DUE";
  const columns = { ...columnsOf(seen), beganAt: before?.beganAt ?? (isRunning ? new Date() : null) };
  return tx.userSubscription.upsert({
    where: { paymentProviderId: seen.id },
    create: { id: newId(), userId, paymentProviderId: seen.id, ...columns },
    update: columns,
    select: subscriptionSelect,
  });
}

/** Ends a free subscription: a paid one takes its place. */
export async function endFree(tx: Tx, userId: string, endedAt: Date): Promise<void> {
  await tx.userSubscription.updateMany({
    where: { userId, status: "ACTIVE", paymentProviderId: null },
    data: { status: "CANCELED", endedAt },
  });
}

/** Begins a free subscription. */
export function addFree(tx: Tx, userId: string, planId: string, now: Date): Promise<SubscriptionRow> {
  return tx.userSubscription.create({
    data: { id: newId(), userId, planId, status: "ACTIVE", periodStart: now, beganAt: now },
    select: subscriptionSelect,
  });
}

/** Writes down that a contract is withdrawn from; from now on it gives no rights. */
export function markWithdrawn(tx: Tx, id: string, withdrawnAt: Date): Promise<SubscriptionRow> {
  return tx.userSubscription.update({ where: { id }, data: { withdrawnAt }, select: subscriptionSelect });
}

/** A subscription that was withdrawn from and is still to be paid back, or null. */
export function maybeToRefund(client: DbClient, id: string): Promise<SubscriptionRow | null> {
  return client.userSubscription.findFirst({
    where: { id, withdrawnAt: { not: null }, refundMinor: null },
    select: subscriptionSelect,
  });
}

/** Writes down what was paid back. False: another run of the job was faster. */
export async function markRefunded(tx: Tx, id: string, refundMinor: number): Promise<boolean> {
  const where = { id, withdrawnAt: { not: null }, refundMinor: null };
  const { count } = await tx.userSubscription.updateMany({ where, data: { refundMinor } });
  return count === 1;
}

/** The paid subscription that runs for the account with this address, or null. */
export function maybeRunningOf(client: DbClient, email: string): Promise<SubscriptionRow | null> {
  return client.userSubscription.findFirst({
    where: {
      user: { email, deletedAt: null },
      paymentProviderId: { not: null },
      status: { in: ["ACTIVE", "PAST_DUE"] },
    },
    select: subscriptionSelect,
  });
}

/** One subscription, or null. */
export function maybeSubscription(client: DbClient, id: string): Promise<SubscriptionRow | null> {
  return client.userSubscription.findUnique({ where: { id }, select: subscriptionSelect });
}

/** The providers' ids of all subscriptions that have not ended, a batch at a time. */
export async function listAtProvider(client: DbClient, afterId: string | null, take: number) {
  return client.userSubscription.findMany({
    where: {
      paymentProviderId: { not: null },
      status: { not: "CANCELED" },
      ...(afterId && { id: { gt: afterId } }),
    },
    orderBy: { id: "asc" },
    take,
    select: { id: true, paymentProviderId: true },
  });
}

/** The providers' ids of what a person has not ended. */
export async function listRunning(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.userSubscription.findMany({
    where: { userId, paymentProviderId: { not: null }, status: { not: "CANCELED" } },
    select: { paymentProviderId: true },
  });
  return rows.flatMap(({ paymentProviderId }) => paymentProviderId ?? []);
}

const DAY_MS = 86_400_000;

/** A subscription as its PRO sees it. */
export function toSubscriptionView(row: SubscriptionRow, lang: Language): SubscriptionView {
  const canWithdraw = whyNotWithdraw(row, new Date()) === null;
  const status = isOver(row) ? "CANCELED" : row.status;
  const since = status === "PAST_DUE" ? row.pastDueSince : null;
  const graceEnd = since && new Date(since.getTime() + GRACE_DAYS * DAY_MS);
  return {
    id: row.id,
    planId: row.planId,
    plan: toPlanView(row.plan, lang),
    pendingPlan: row.pendingPlan && toPlanView(row.pendingPlan, lang),
    status,
    priceMinor: row.priceMinor ?? row.plan.priceMinor,
    paymentProviderId: row.paymentProviderId,
    currentPeriodStart: row.periodStart.toISOString(),
    currentPeriodEnd: row.periodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceEndsAt: graceEnd?.toISOString() ?? null,
    card: row.card as CardSummary | null,
    createdAt: row.createdAt.toISOString(),
    beganAt: row.beganAt?.toISOString() ?? null,
    endedAt: (row.withdrawnAt ?? row.endedAt)?.toISOString() ?? null,
    withdrawUntil: canWithdraw ? lastWithdrawalDay(row.createdAt).toISOString() : null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    refundMinor: row.refundMinor,
  };
}
