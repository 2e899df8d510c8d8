import type { ProviderSubscription } from "@/lib/platform/server/payments/payments";
import { log } from "@/lib/platform/server/config/log";
import type { Work } from "@/lib/platform/server/work/transact";
import { notify } from "@/lib/notifications/service";
import { maybeOwner } from "../data/payer";
import {
  endFree,
  lockAtProvider,
  lockPayer,
  maybeAtProvider,
  upsertFromProvider,
  type SubscriptionRow,
} from "../data/subscriptions";
import { maybePlan } from "../data/plans";
import { directionOf } from "../policy";
import { cancelAtProviderJob } from "./cancel-job";
import { paymentProvider } from "./provider";

/** A subscription as it is now, and what its payment waits for. */
export type SyncedSubscription = { subscription: SubscriptionRow; payment: ProviderSubscription["payment"] };

/** The outcome of a change that a PRO is notified of, as the notification's text names it. Null: nothing new. */
function whatHappened(before: SubscriptionRow | null, seen: ProviderSubscription): string | null {
  const was = before?.status ?? "INCOMPLETE";
  if (was === "INCOMPLETE") return seen.status === "ACTIVE" ? "STARTED" : null;
  if (was !== seen.status) {
    // A withdrawal has its own receipt.
    if (before?.withdrawnAt) return null;
    return seen.status === "PAST_DUE" ? "PAYMENT_FAILED" : seen.status === "CANCELED" ? "ENDED" : "PAID";
  }
  if (seen.status !== "ACTIVE") return null;
  return before?.planId === seen.planId ? null : "CHANGED";
}

/**
 * Lets a canceled subscription go on once a better plan is paid for: until then its PRO has paid for nothing more than
 * the period that ends. No one else changes the plan of one that is to end, since canceling takes along what is planned
 * or not paid.
 */
async function resumePaid(
  { tx }: Work,
  before: SubscriptionRow | null,
  seen: ProviderSubscription,
): Promise<ProviderSubscription> {
  const isEnding = before?.cancelAtPeriodEnd && seen.cancelAtPeriodEnd && seen.status === "ACTIVE";
  const plan = isEnding && before.planId !== seen.planId ? await maybePlan(tx, seen.planId) : null;
  if (!before || !plan || directionOf(before.plan, plan) === "DOWN") return seen;
  const key = `resume:${seen.id}:${seen.planId}:${seen.periodEnd.getTime()}`;
  return paymentProvider().cancelAtPeriodEnd(seen.id, false, key);
}

/**
 * The person first and the subscription after: a purchase takes its locks in this order, and the word of it that comes
 * meanwhile would otherwise hold one of them and wait for the other.
 */
async function lockOwner({ tx }: Work, paymentProviderId: string): Promise<void> {
  const known = await maybeAtProvider(tx, paymentProviderId);
  const userId = known?.userId ?? (await paymentProvider().find(paymentProviderId))?.userId;
  const owner = await maybeOwner(tx, userId ?? null);
  if (owner) await lockPayer(tx, owner.id);
}

/**
 * Syncs a subscription with its provider, and notifies its PRO of what changed: the only writer of a paid one. The row
 * is locked before the provider is asked, so that an older answer can never overwrite a newer one, whatever order events
 * come in. `isOwnerHeld`: the caller has locked the user already; null: neither the provider nor we know it.
 */
export async function syncFromProvider(
  work: Work,
  paymentProviderId: string,
  { isOwnerHeld = false } = {},
): Promise<SyncedSubscription | null> {
  if (!isOwnerHeld) await lockOwner(work, paymentProviderId);
  await lockAtProvider(work.tx, paymentProviderId);
  const before = await maybeAtProvider(work.tx, paymentProviderId);
  const found = await paymentProvider().find(paymentProviderId);
  if (!found) {
    if (before) log.error({ paymentProviderId }, "the provider does not know a subscription of ours");
    return null;
  }
  const owner = await maybeOwner(work.tx, before?.userId ?? found.userId);
  if (!owner) {
    log.warn({ paymentProviderId }, "a subscription that was not made here is left alone");
    return null;
  }
  const seen = await resumePaid(work, before, found);
  if (seen.status === "ACTIVE") await endFree(work.tx, owner.id, new Date());
  const subscription = await upsertFromProvider(work.tx, owner.id, seen, before);
  const status = whatHappened(before, seen);
  if (status) await notify(work, { type: "SUBSCRIPTION_CHANGED", userId: owner.id, params: { status } });
  // It was begun in the second in which the account was deleted.
  if (owner.hasLeft && seen.status !== "CANCELED")
    await work.enqueue(cancelAtProviderJob, { paymentProviderId });
  return { subscription, payment: seen.payment };
}
