import type { Language } from "@/lib/i18n/languages";
import { sendMailJob } from "@/lib/emails/schema";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { readWithdrawalToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, isAppError } from "@/lib/shared/errors";
import { toPlanView } from "../data/plans";
import {
  lockPayer,
  markRefunded,
  markWithdrawn,
  maybeOwnSubscription,
  maybeRunningOf,
  maybeSubscription,
  maybeToRefund,
  toSubscriptionView,
  type SubscriptionRow,
} from "../data/subscriptions";
import { whyNotWithdraw } from "../policy";
import type { SubscriptionAnswer, WithdrawalPreview } from "../schema";
import { paymentProvider } from "./provider";
import { syncFromProvider } from "./sync-subscription";
import { mailWithdrawalLinkJob, settleWithdrawalJob } from "./withdraw-jobs";
import { PROVIDER_MS } from "./with-provider";

type Declaration = { userId: string; subscriptionId: string; at: Date };

/**
 * Writes down that a contract is withdrawn from. It counts from now on, whether or not the provider can be asked: what
 * has to happen there is a job. A second time is the same as the first.
 */
async function declare(work: Work, { userId, subscriptionId, at }: Declaration): Promise<SubscriptionRow> {
  const payer = await lockPayer(work.tx, userId);
  const subscription = payer && (await maybeOwnSubscription(work.tx, userId, subscriptionId));
  if (!subscription) throw new AppError("subscription_not_found");
  if (subscription.withdrawnAt) return subscription;
  allow(whyNotWithdraw(subscription, at));
  const withdrawn = await markWithdrawn(work.tx, subscriptionId, new Date());
  await work.enqueue(sendMailJob, { template: "withdrawal", subscriptionId, userId });
  await work.enqueue(settleWithdrawalJob, { subscriptionId });
  return withdrawn;
}

type Withdrawal = { actor: Actor; subscriptionId: string; lang: Language };

/**
 * A PRO withdraws from the contract for a plan (directive 2023/2673): it ends at once, a mail says when it arrived, and
 * what is unused is paid back. Throws `subscription_not_found`, `subscription_ended`, `plan_needs_payment`,
 * `payment_open`, `withdrawal_over`.
 */
export async function withdrawFromContract({
  actor,
  subscriptionId,
  lang,
}: Withdrawal): Promise<SubscriptionAnswer> {
  const declaration = { userId: actor.id, subscriptionId, at: new Date() };
  const subscription = await transact((work) => declare(work, declaration));
  return { subscription: toSubscriptionView(subscription, lang), status: "CANCELED", step: "none" };
}

/** What a contract pays back that is withdrawn from now, by the provider's own count; null while it cannot be asked. */
async function refundOf(subscription: SubscriptionRow): Promise<number | null> {
  const { paymentProviderId, withdrawnAt, refundMinor } = subscription;
  if (refundMinor !== null) return refundMinor;
  if (!paymentProviderId) throw new AppError("plan_needs_payment");
  try {
    return await paymentProvider().refundOfWithdrawal(paymentProviderId, withdrawnAt ?? new Date());
  } catch (error) {
    // The contract is named and can be withdrawn from all the same.
    if (isAppError(error) && error.code === "payments_unavailable") return null;
    throw error;
  }
}

/** The contract by the words of its purchase, and what it pays back. */
async function toPreview(subscription: SubscriptionRow, lang: Language): Promise<WithdrawalPreview> {
  const refundMinor = await refundOf(subscription);
  const { name } = toPlanView(subscription.plan, lang);
  return { planName: name, boughtAt: subscription.createdAt.toISOString(), refundMinor };
}

/** What a PRO gets back who withdraws from the contract now; nothing is changed. Throws like `withdrawFromContract`. */
export async function previewWithdrawal({
  actor,
  subscriptionId,
  lang,
}: Withdrawal): Promise<WithdrawalPreview> {
  const subscription = await maybeOwnSubscription(db, actor.id, subscriptionId);
  if (!subscription) throw new AppError("subscription_not_found");
  allow(whyNotWithdraw(subscription, new Date()));
  return toPreview(subscription, lang);
}

/** Ends it at the provider, pays back what is unused and says how much. Twice is the same as once. */
export async function settleWithdrawal({ subscriptionId }: { subscriptionId: string }): Promise<void> {
  const open = await maybeToRefund(db, subscriptionId);
  if (!open?.paymentProviderId || !open.withdrawnAt) return;
  const { paymentProviderId, withdrawnAt, userId } = open;
  const key = `withdraw:${subscriptionId}`;
  const priceMinor = await paymentProvider().withdraw(paymentProviderId, withdrawnAt, key);
  await transact(
    async (work) => {
      await syncFromProvider(work, paymentProviderId);
      if (!(await markRefunded(work.tx, subscriptionId, priceMinor)) || priceMinor === 0) return;
      const params = { status: "REFUNDED", priceMinor };
      await notify(work, { type: "SUBSCRIPTION_CHANGED", userId, params });
    },
    { timeoutMs: PROVIDER_MS },
  );
}

/** Within so many seconds an address gets one link, however often it is asked for. */
const ONE_LINK_SECONDS = 300;

/**
 * Asks for the link by which a contract is withdrawn from without signing in. Enqueued for every address alike, so that
 * neither the answer nor its timing says who has an account.
 */
export async function requestWithdrawal({ email }: { email: string }): Promise<void> {
  const payload = { email, askedAt: new Date().toISOString() };
  const once = { singletonKey: email.toLowerCase(), singletonSeconds: ONE_LINK_SECONDS };
  await transact((work) => work.enqueue(mailWithdrawalLinkJob, payload, once));
}

/** Mails the link where the address has a contract that can be withdrawn from. */
export async function mailWithdrawalLink({
  email,
  askedAt,
}: {
  email: string;
  askedAt: string;
}): Promise<void> {
  const subscription = await maybeRunningOf(db, email);
  if (!subscription || whyNotWithdraw(subscription, new Date(askedAt))) return;
  const { id: subscriptionId, userId } = subscription;
  await transact((work) =>
    work.enqueue(sendMailJob, { template: "withdrawal-link", subscriptionId, userId, askedAt }),
  );
}

/**
 * Withdraws by the mailed link. It is judged by the moment in which the link was asked for: a mail may take its time.
 * Throws `link_expired`, `subscription_ended`, `withdrawal_over`.
 */
export async function confirmWithdrawal({ token }: { token: string }): Promise<void> {
  const asked = readWithdrawalToken(token, new Date());
  const subscription = asked && (await maybeSubscription(db, asked.subscriptionId));
  if (!subscription) throw new AppError("link_expired");
  const { id: subscriptionId, userId } = subscription;
  await transact((work) => declare(work, { userId, subscriptionId, at: asked.askedAt }));
}

type MailedLink = { token: string; lang: Language };

/**
 * What the owner of a mailed link gets back who uses it now; of one that was used, what they got. Throws like
 * `confirmWithdrawal`.
 */
export async function previewByLink({ token, lang }: MailedLink): Promise<WithdrawalPreview> {
  const asked = readWithdrawalToken(token, new Date());
  const subscription = asked && (await maybeSubscription(db, asked.subscriptionId));
  if (!subscription) throw new AppError("link_expired");
  if (!subscription.withdrawnAt) allow(whyNotWithdraw(subscription, asked.askedAt));
  return toPreview(subscription, lang);
}
