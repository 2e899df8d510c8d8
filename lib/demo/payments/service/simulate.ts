import { env } from "@/lib/platform/server/config/env";
import { db } from "@/lib/platform/server/database/db";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { CURRENCY } from "@/lib/shared/money";
import { maybeOwnSubscription } from "@/lib/subscriptions/data/subscriptions";
import { maybePaymentProvider } from "@/lib/subscriptions/service/provider";
import { GRACE_DAYS } from "@/lib/subscriptions/constants";
import {
  addInvoice,
  addMethod,
  closeInvoices,
  maybeDemo,
  maybeLockDemo,
  openInvoice,
  priceOf,
  writeDemo,
  type DemoChange,
  type DemoRow,
} from "../data";
import { TEST_CARDS, type DemoCard } from "../schema";
import { emitDemoWebhook } from "./emit-webhook";
import { monthLater } from "./months";
import { afterPayment } from "./provider";

const LAST_DIGITS = 4;
const DAY_MS = 86_400_000;

/** Only where the demo's provider is at work; elsewhere none of this exists. */
function onlyInDemo(): void {
  if (!env.DEMO || maybePaymentProvider()?.kind !== "demo") throw new AppError("not_found");
}

function isExpired({ expMonth, expYear }: DemoCard, now: Date): boolean {
  return Date.UTC(expYear, expMonth, 1) <= now.getTime();
}

/** What Stripe's form does in the browser: makes a card something to pay with. Its number is not kept. */
export function addDemoCard({ card }: { card: DemoCard }) {
  onlyInDemo();
  if (isExpired(card, new Date())) throw fieldError("expMonth", "cardExpired");
  const known = TEST_CARDS.find(({ number }) => number === card.number);
  if (!known) throw fieldError("number", "testCardOnly");
  const { behaviour, brand } = known;
  const shown = {
    brand,
    last4: card.number.slice(-LAST_DIGITS),
    expMonth: card.expMonth,
    expYear: card.expYear,
  };
  const id = `pm_demo_${newId()}`;
  return transact(async (work) => {
    await addMethod(work.tx, { id, behaviour, ...shown });
    return { paymentMethod: id, card: shown };
  });
}

/** What the bank asks about. Throws `not_found` when there is no such payment of the caller's. */
export async function readDemoPayment({ actor, clientSecret }: { actor: Actor; clientSecret: string }) {
  onlyInDemo();
  const row = await maybeDemo(db, { clientSecret });
  if (row?.userId !== actor.id) throw new AppError("not_found");
  const { brand, last4, expMonth, expYear } = row.method;
  return {
    amountMinor: (await openInvoice(db, row.id)) ?? 0,
    currency: CURRENCY,
    card: { brand, last4, expMonth, expYear },
    isOpen: row.step === "confirm",
  };
}

type Answer = { actor: Actor; clientSecret: string; approve: boolean };

/** What the user answers their bank. Twice is the same as once. Throws `not_found`. */
export function answerDemoBank({ actor, clientSecret, approve }: Answer): Promise<void> {
  onlyInDemo();
  return transact(async (work) => {
    const row = await maybeLockDemo(work.tx, { clientSecret });
    if (row?.userId !== actor.id) throw new AppError("not_found");
    if (row.step !== "confirm") return;
    if (approve) await closeInvoices(work.tx, row.id, "paid");
    const refused: DemoChange = { step: "new_method", hasFailed: true };
    await writeDemo(work.tx, row.id, approve ? afterPayment(row) : refused);
    await emitDemoWebhook(work, row.id, approve ? "paid" : "refused");
  });
}

/** An upgrade that was not paid for ends with the month it was reckoned for, as at Stripe: it is never sold later. */
async function dropUpgrade(work: Work, row: DemoRow): Promise<DemoChange> {
  if (!row.unpaidPlanId) return {};
  await closeInvoices(work.tx, row.id, "void");
  return { unpaidPlanId: null, clientSecret: null };
}

/** What the next renewal makes of a subscription, now. */
async function renewed(work: Work, row: DemoRow, now: Date): Promise<DemoChange> {
  if (row.cancelAtPeriodEnd) return { status: "CANCELED", endedAt: now, step: "none", hasFailed: false };
  if (row.pastDueSince) {
    // A week goes by without a payment: first the plan's rights end, then the subscription.
    const isOver = now.getTime() - row.pastDueSince.getTime() > GRACE_DAYS * DAY_MS;
    if (isOver) return { status: "CANCELED", endedAt: now, step: "none", hasFailed: false };
    return { pastDueSince: new Date(row.pastDueSince.getTime() - (GRACE_DAYS + 1) * DAY_MS) };
  }
  const planId = row.pendingPlanId ?? row.planId;
  const isPaid = row.method.behaviour === "PAYS" || row.method.behaviour === "ASKS";
  const month = { periodStart: now, periodEnd: monthLater(now) };
  const line = { subscriptionId: row.id, planId, ...month, amountMinor: await priceOf(work.tx, planId) };
  await addInvoice(work.tx, line, isPaid ? "paid" : "open");
  const period = { planId, pendingPlanId: null, ...month };
  if (isPaid) return { ...period, step: "none", hasFailed: false };
  return { ...period, status: "PAST_DUE", pastDueSince: now, step: "new_method", hasFailed: true };
}

/**
 * Moves one's own subscription of the demo to its next renewal: it is paid, it fails, or it ends; while a payment is
 * open, a week goes by. Throws `subscription_not_found`.
 */
export function renewDemo({
  actor,
  subscriptionId,
}: {
  actor: Actor;
  subscriptionId: string;
}): Promise<void> {
  onlyInDemo();
  return transact(async (work) => {
    const own = await maybeOwnSubscription(work.tx, actor.id, subscriptionId);
    const row = own?.paymentProviderId ? await maybeLockDemo(work.tx, { id: own.paymentProviderId }) : null;
    if (!row || row.status === "CANCELED" || row.status === "INCOMPLETE")
      throw new AppError("subscription_not_found");
    const dropped = await dropUpgrade(work, row);
    await writeDemo(work.tx, row.id, { ...dropped, ...(await renewed(work, row, new Date())) });
    await emitDemoWebhook(work, row.id, "renewed");
  });
}
