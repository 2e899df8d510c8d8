import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { maybePlan, toPlanPrice, toPlanView, type PlanRow } from "../data/plans";
import { lockPayer, maybeOwnSubscription, type SubscriptionRow } from "../data/subscriptions";
import { directionOf, isOver, whyNotCancel, whyNotChange, whyNotPlan, whyNotTouch } from "../policy";
import type { ChangePreview, SubscriptionAnswer } from "../schema";
import { withProvider } from "./with-provider";
import { paymentProvider } from "./provider";
import { findPlan, toAnswer, toProviderKey } from "./subscribe";
import { syncFromProvider } from "./sync-subscription";

type Own = { actor: Actor; subscriptionId: string; idempotencyKey: string | null; lang: Language };

/** The user's own subscription, locked until the commit. Throws `subscription_not_found`, also for another user's. */
async function lockOwn({ tx }: Work, { actor, subscriptionId }: Own): Promise<SubscriptionRow> {
  await lockPayer(tx, actor.id);
  const subscription = await maybeOwnSubscription(tx, actor.id, subscriptionId);
  if (!subscription) throw new AppError("subscription_not_found");
  return subscription;
}

/** Changes one's own subscription at the provider, then takes over how it stands. */
function change(
  own: Own,
  run: (held: {
    work: Work;
    subscription: SubscriptionRow;
    providerId: string;
    key: string;
  }) => Promise<unknown>,
): Promise<SubscriptionAnswer> {
  allow(whyNotPlan(own.actor));
  return withProvider(async (work) => {
    const subscription = await lockOwn(work, own);
    const providerId = subscription.paymentProviderId;
    if (!providerId) throw new AppError("plan_needs_payment");
    await run({ work, subscription, providerId, key: toProviderKey(own.actor, own.idempotencyKey) });
    const taken = await syncFromProvider(work, providerId);
    if (!taken) throw new AppError("subscription_not_found");
    return toAnswer(taken, own.lang);
  });
}

/**
 * Another plan: a better one at once (the rest of the month is paid by the day, at the price that was shown for
 * `prorationAt`), a smaller one with the next period, the free one by canceling, the present one by taking back what
 * was planned. Throws `subscription_not_found`, `subscription_ended`, `plan_not_found`, `plan_is_current`,
 * `payment_open`, `card_declined`, `stale_version` when the plan has renewed since the price was shown, and
 * `payments_unavailable`.
 */
export function changePlan({ planId, prorationAt, ...own }: Own & { planId: string; prorationAt?: string }) {
  return change(own, async ({ work, subscription, providerId, key }) => {
    // The own plan is kept although the catalogue has switched it off: what was planned can still be taken back.
    const plan = planId === subscription.planId ? subscription.plan : await findPlan(work, planId);
    allow(whyNotChange(subscription, plan));
    const provider = paymentProvider();
    if (!plan.payable) return provider.cancelAtPeriodEnd(providerId, true, key);
    const price = toPlanPrice(plan);
    // One that is canceled goes on only when the better plan is paid for, now or later (`syncFromProvider`).
    if (directionOf(subscription.plan, plan) === "UP")
      return provider.upgrade(providerId, price, asOf(prorationAt), key);
    if (subscription.cancelAtPeriodEnd) await provider.cancelAtPeriodEnd(providerId, false, `${key}:resume`);
    return provider.planDowngrade(providerId, plan.id === subscription.planId ? null : price, key);
  });
}

/** The price was shown a moment ago; an older one would be a wish for a better price. */
const SHOWN_MS = 15 * 60_000;

function asOf(prorationAt: string | undefined): Date {
  const now = Date.now();
  const shown = prorationAt ? Date.parse(prorationAt) : now;
  return new Date(shown <= now && shown > now - SHOWN_MS ? shown : now);
}

/**
 * Ends a subscription with its paid period, or with `resume` lets it go on after all. One whose period is not paid ends
 * at once, and that period is not collected any more. Throws `subscription_not_found`, `subscription_ended`,
 * `payment_open`, `payments_unavailable`.
 */
export function cancelSubscription({ resume, ...own }: Own & { resume: boolean }) {
  return change(own, async ({ subscription, providerId, key }) => {
    allow(resume ? whyNotTouch(subscription) : whyNotCancel(subscription));
    const provider = paymentProvider();
    if (subscription.status === "PAST_DUE") {
      // Paid a moment ago, it keeps what was paid for.
      const seen = await provider.find(providerId);
      if (seen?.status !== "ACTIVE") return provider.end(providerId, key);
    }
    return provider.cancelAtPeriodEnd(providerId, !resume, key);
  });
}

/**
 * Pays with another card from now on, and pays with it what is open. Throws `subscription_not_found`,
 * `subscription_ended`, `payment_method_not_found`, `card_declined`, `payments_unavailable`.
 */
export function replacePaymentMethod({ paymentMethod, ...own }: Own & { paymentMethod: string }) {
  return change(own, async ({ subscription, providerId, key }) => {
    if (isOver(subscription)) throw new AppError("subscription_ended");
    await paymentProvider().replaceMethod(providerId, paymentMethod, key);
  });
}

async function previewOf(
  subscription: SubscriptionRow,
  providerId: string,
  plan: PlanRow,
): Promise<Omit<ChangePreview, "plan">> {
  if (directionOf(subscription.plan, plan) === "DOWN") {
    const beginsAt = (subscription.periodEnd ?? new Date()).toISOString();
    return { direction: "DOWN", dueNowMinor: 0, taxMinor: 0, prorationAt: null, beginsAt };
  }
  const price = await paymentProvider().priceOfUpgrade(providerId, toPlanPrice(plan));
  const prorationAt = price.prorationAt.toISOString();
  const { dueNowMinor, taxMinor } = price;
  return { direction: "UP", dueNowMinor, taxMinor, prorationAt, beginsAt: prorationAt };
}

type Preview = { actor: Actor; subscriptionId: string; planId: string; lang: Language };

/** What a change would cost and when it would begin; nothing is changed. Throws like `changePlan`. */
export async function previewChange({
  actor,
  subscriptionId,
  planId,
  lang,
}: Preview): Promise<ChangePreview> {
  allow(whyNotPlan(actor));
  const [subscription, plan] = await Promise.all([
    maybeOwnSubscription(db, actor.id, subscriptionId),
    maybePlan(db, planId),
  ]);
  if (!subscription) throw new AppError("subscription_not_found");
  if (!plan?.active) throw new AppError("plan_not_found");
  allow(whyNotChange(subscription, plan));
  const providerId = subscription.paymentProviderId;
  if (!providerId) throw new AppError("plan_needs_payment");
  return { plan: toPlanView(plan, lang), ...(await previewOf(subscription, providerId, plan)) };
}
