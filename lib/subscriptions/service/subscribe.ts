import { createHash } from "node:crypto";
import type { Language } from "@/lib/i18n/languages";
import type { PaymentProvider } from "@/lib/platform/server/payments/payments";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, type ErrorCode } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { findPayer } from "../data/payer";
import { maybePlan, toPlanPrice, type PlanRow } from "../data/plans";
import {
  addFree,
  endFree,
  keepCustomer,
  listSubscriptions,
  lockPayer,
  toSubscriptionView,
  type SubscriptionRow,
} from "../data/subscriptions";
import { whyNotPlan, whyNotSubscribe, whyNotTakeFree } from "../policy";
import type { SubscriptionAnswer } from "../schema";
import { withProvider } from "./with-provider";
import { paymentProvider } from "./provider";
import { syncFromProvider, type SyncedSubscription } from "./sync-subscription";

/** A plan that can be chosen. Throws `plan_not_found`. */
export async function findPlan({ tx }: Work, planId: string): Promise<PlanRow> {
  const plan = await maybePlan(tx, planId);
  if (!plan?.active) throw new AppError("plan_not_found");
  return plan;
}

/** The answer to whatever may need a payment. */
export function toAnswer({ subscription, payment }: SyncedSubscription, lang: Language): SubscriptionAnswer {
  return {
    subscription: toSubscriptionView(subscription, lang),
    status: subscription.status,
    step: payment.step,
    ...(payment.clientSecret && { clientSecret: payment.clientSecret }),
  };
}

type Held = { customerId: string | null; live: SubscriptionRow | null; incomplete: SubscriptionRow | null };

/** Everything about a person's subscriptions, held until the commit. */
async function hold(work: Work, userId: string): Promise<Held> {
  const payer = await lockPayer(work.tx, userId);
  if (!payer) throw new AppError("unauthenticated");
  const all = await listSubscriptions(work.tx, userId);
  const live = all.find(({ status }) => status === "ACTIVE" || status === "PAST_DUE") ?? null;
  const incomplete = all.find(({ status }) => status === "INCOMPLETE") ?? null;
  return { ...payer, live, incomplete };
}

async function customerOf(work: Work, provider: PaymentProvider, userId: string, known: string | null) {
  if (known) return known;
  const { customer } = await findPayer(work.tx, userId);
  // The same key in a second try, after a crash, finds the customer of the first.
  const details = createHash("sha256").update(JSON.stringify(customer)).digest("base64url");
  const customerId = await provider.createCustomer(customer, `customer:${userId}:${details}`);
  await keepCustomer(work.tx, userId, customerId);
  return customerId;
}

/**
 * What the provider already has for a customer: a payment that continued in another tab, or a subscription that was
 * created right before a crash. Prevents paying for two.
 */
async function lookAgain(
  work: Work,
  provider: PaymentProvider,
  customerId: string,
  { incomplete }: Held,
): Promise<SyncedSubscription[]> {
  const begun = incomplete?.paymentProviderId;
  const ids = new Set([...(begun ? [begun] : []), ...(await provider.running(customerId))]);
  const found: SyncedSubscription[] = [];
  for (const id of ids) {
    const taken = await syncFromProvider(work, id, { isOwnerHeld: true });
    if (taken) found.push(taken);
  }
  return found;
}

type SubscribeToPlan = {
  actor: Actor;
  planId: string;
  paymentMethod: string;
  idempotencyKey: string | null;
  lang: Language;
};

/**
 * A PRO begins to pay for a plan. A first payment that was begun before is gone on with when it is for the same plan,
 * and given up when it is for another one. The answer says what the payment waits for (`step`): a refused card is no
 * error, it asks for another one. Throws `plan_not_found`, `plan_is_free`, `plan_is_current`, `subscription_exists`,
 * `payment_method_not_found`, `card_declined`, `payments_unavailable`.
 */
export async function subscribeToPlan(wish: SubscribeToPlan): Promise<SubscriptionAnswer> {
  allow(whyNotPlan(wish.actor));
  const outcome = await withProvider((work) => subscribe(work, wish));
  // Only now: what was found out at the provider is written down in any case.
  if ("refusal" in outcome) throw new AppError(outcome.refusal);
  return toAnswer(outcome, wish.lang);
}

async function subscribe(
  work: Work,
  { actor, planId, paymentMethod, idempotencyKey }: SubscribeToPlan,
): Promise<SyncedSubscription | { refusal: ErrorCode }> {
  const provider = paymentProvider();
  const plan = await findPlan(work, planId);
  const known = await hold(work, actor.id);
  allow(whyNotSubscribe(plan, known.live));
  const customerId = await customerOf(work, provider, actor.id, known.customerId);
  const found = await lookAgain(work, provider, customerId, known);
  const held = found.length > 0 ? await hold(work, actor.id) : known;
  const refusal = whyNotSubscribe(plan, held.live);
  const bought = found.find(({ subscription }) => subscription.id === held.live?.id);
  // Exactly what is wished for has been paid already.
  if (refusal === "plan_is_current" && bought) return bought;
  if (refusal) return { refusal };
  const key = toProviderKey(actor, idempotencyKey);
  const providerId = await pay(work, provider, { ...held, customerId, plan, actor, paymentMethod, key });
  const taken = await syncFromProvider(work, providerId, { isOwnerHeld: true });
  if (!taken) throw new Error(`a subscription just made is not there: ${providerId}`);
  return taken;
}

/**
 * The caller's own idempotency key, so that a repeated call is done once; another user's call cannot collide with it.
 */
export function toProviderKey(actor: Actor, idempotencyKey: string | null): string {
  return `${actor.id}:${idempotencyKey ?? newId()}`;
}

type Payment = Held & {
  customerId: string;
  plan: PlanRow;
  actor: Actor;
  paymentMethod: string;
  key: string;
};

async function pay(work: Work, provider: PaymentProvider, payment: Payment): Promise<string> {
  const { incomplete, plan, customerId, actor, paymentMethod, key } = payment;
  const begunId = incomplete?.paymentProviderId;
  if (begunId && incomplete.planId === plan.id) {
    await provider.replaceMethod(begunId, paymentMethod, key);
    return begunId;
  }
  if (begunId) {
    await provider.end(begunId, key);
    await syncFromProvider(work, begunId, { isOwnerHeld: true });
  }
  const wish = { customerId, userId: actor.id, price: toPlanPrice(plan), paymentMethod };
  return (await provider.subscribe(wish, key)).id;
}

/**
 * A PRO takes a plan that costs nothing. Throws `plan_not_found`, `plan_needs_payment`, `plan_is_current` and
 * `subscription_exists` (who pays cancels instead, at the end of what is paid).
 */
export function subscribeToFree({ actor, planId, lang }: { actor: Actor; planId: string; lang: Language }) {
  allow(whyNotPlan(actor));
  return transact(async (work) => {
    const plan = await findPlan(work, planId);
    const { live } = await hold(work, actor.id);
    allow(whyNotTakeFree(plan, live));
    const now = new Date();
    await endFree(work.tx, actor.id, now);
    const subscription = await addFree(work.tx, actor.id, plan.id, now);
    return toAnswer({ subscription, payment: { step: "none", clientSecret: null, failure: null } }, lang);
  });
}
