import { toLocale, type Language } from "@/lib/i18n/languages";
import type { PaymentProvider } from "@/lib/platform/server/payments";
import { transact, type Work } from "@/lib/platform/server/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
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
import { paymentProvider } from "./provider";
import { takeOver, type TakenOver } from "./take-over";

/** A provider may take its time while locks are held; it gives up before this. */
export const PROVIDER_MS = 45_000;

/** A plan that can be chosen. Throws `plan_not_found`. */
export async function findPlan({ tx }: Work, planId: string): Promise<PlanRow> {
  const plan = await maybePlan(tx, planId);
  if (!plan) throw new AppError("plan_not_found");
  return plan;
}

/** The answer to whatever may need a payment. */
export function toAnswer({ subscription, payment }: TakenOver, lang: Language): SubscriptionAnswer {
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
  const { email, name, lang } = await findPayer(work.tx, userId);
  const customer = { userId, email, name, lang: toLocale(lang) };
  // The same key in a second try, after a crash, finds the customer of the first.
  const customerId = await provider.createCustomer(customer, `customer:${userId}`);
  await keepCustomer(work.tx, userId, customerId);
  return customerId;
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
export function subscribeToPlan({ actor, planId, paymentMethod, idempotencyKey, lang }: SubscribeToPlan) {
  allow(whyNotPlan(actor));
  const provider = paymentProvider();
  const key = idempotencyKey ?? newId();
  return transact(
    async (work) => {
      const plan = await findPlan(work, planId);
      const held = await hold(work, actor.id);
      allow(whyNotSubscribe(plan, held.live));
      const customerId = await customerOf(work, provider, actor.id, held.customerId);
      const providerId = await pay(work, provider, { ...held, customerId, plan, actor, paymentMethod, key });
      const taken = await takeOver(work, providerId);
      if (!taken) throw new Error(`a subscription just made is not there: ${providerId}`);
      return toAnswer(taken, lang);
    },
    { timeoutMs: PROVIDER_MS },
  );
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
    await takeOver(work, begunId);
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
