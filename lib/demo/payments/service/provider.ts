import { randomBytes } from "node:crypto";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import type { PaymentProvider, ProviderSubscription } from "@/lib/platform/server/payments/payments";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import {
  addInvoice,
  addDemo,
  closeInvoices,
  findMethod,
  listInvoiceRows,
  listDemo,
  listPaid,
  maybeDemo,
  maybeLockDemo,
  priceOf,
  refundInvoice,
  takeMethod,
  toSeen,
  writeDemo,
  type DemoChange,
  type DemoRow,
} from "../data";
import { emitDemoWebhook } from "./emit-webhook";
import { invoicePdfUrl, invoiceUrl } from "./invoice";
import { monthLater, proratedMinor } from "./months";
import type { Behaviour } from "../schema";

const newSecret = () => `demo_secret_${randomBytes(18).toString("base64url")}`;

// The client secret stays: reloading the bank's page after paying should still find the payment.
const PAID = { step: "none", hasFailed: false } as const satisfies DemoChange;

/** What comes of trying to pay with a card: paid, the bank asks, or refused. */
function tryToPay(behaviour: string): { isPaid: boolean; change: DemoChange } {
  const acts = behaviour as Behaviour;
  if (acts === "ASKS") {
    return { isPaid: false, change: { step: "confirm", clientSecret: newSecret(), hasFailed: false } };
  }
  if (acts === "REFUSES") {
    return { isPaid: false, change: { step: "new_method", hasFailed: true } };
  }
  return { isPaid: true, change: PAID };
}

/** What a subscription becomes when its open invoice is paid. */
export function afterPayment(row: DemoRow): DemoChange {
  const planId = row.unpaidPlanId ?? row.planId;
  return { ...PAID, planId, unpaidPlanId: null, status: "ACTIVE", pastDueSince: null };
}

async function attach(work: Work, methodId: string, customerId: string): Promise<void> {
  if (!(await takeMethod(work.tx, methodId, customerId))) throw new AppError("payment_method_not_found");
}

async function findLocked(work: Work, id: string): Promise<DemoRow> {
  const row = await maybeLockDemo(work.tx, { id });
  if (!row) throw new AppError("subscription_not_found");
  return row;
}

/** Changes a subscription in a transaction of its own, as a provider elsewhere would, and sends word of it. */
function change(
  id: string,
  run: (work: Work, row: DemoRow) => Promise<DemoChange>,
): Promise<ProviderSubscription> {
  return transact(async (work) => {
    const row = await findLocked(work, id);
    await writeDemo(work.tx, id, await run(work, row));
    await emitDemoWebhook(work, id, "updated");
    return toSeen(await findLocked(work, id));
  });
}

async function ended(work: Work, row: DemoRow): Promise<DemoChange> {
  await closeInvoices(work.tx, row.id, "void");
  return { ...PAID, status: "CANCELED", endedAt: row.endedAt ?? new Date() };
}

type Refund = { invoiceId: string; unused: number };

/** What of each paid invoice of the running month is for the time after a moment. */
async function listRefunds(client: DbClient, row: DemoRow, at: Date): Promise<Refund[]> {
  const paid = await listPaid(client, row.id, row.periodStart);
  return paid.map((invoice) => ({
    invoiceId: invoice.id,
    unused: proratedMinor(invoice, invoice.amountMinor, at),
  }));
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { unused }) => sum + unused, 0);

/** The provider of the demo: nothing is charged, and everything else is as with a real one. */
export const demoProvider: PaymentProvider = {
  kind: "demo",

  // The demo's invoices read the buyer from the profile.
  updateCustomer: () => Promise.resolve(),

  createCustomer: ({ userId }) => Promise.resolve(`demo_customer_${userId}`),

  subscribe: ({ customerId, userId, price, paymentMethod }) =>
    transact(async (work) => {
      await attach(work, paymentMethod, customerId);
      const { behaviour } = await findMethod(work.tx, paymentMethod);
      const { isPaid, change: payment } = tryToPay(behaviour);
      const id = `demo_sub_${newId()}`;
      const periodStart = new Date();
      const period = { periodStart, periodEnd: monthLater(periodStart) };
      await addDemo(work.tx, {
        id,
        customerId,
        userId,
        planId: price.planId,
        status: isPaid ? "ACTIVE" : "INCOMPLETE",
        ...period,
        methodId: paymentMethod,
        ...(payment as { step: string; clientSecret?: string; hasFailed: boolean }),
      });
      const line = { subscriptionId: id, planId: price.planId, ...period, amountMinor: price.priceMinor };
      await addInvoice(work.tx, line, isPaid ? "paid" : "open");
      await emitDemoWebhook(work, id, "created");
      return toSeen(await findLocked(work, id));
    }),

  async find(subscriptionId) {
    const row = await maybeDemo(db, { id: subscriptionId });
    return row && toSeen(row);
  },

  running: (customerId) => listDemo(db, customerId),

  async priceOfUpgrade(subscriptionId, price) {
    const row = await maybeDemo(db, { id: subscriptionId });
    if (!row) throw new AppError("subscription_not_found");
    const prorationAt = new Date();
    const paidMinor = await priceOf(db, row.planId);
    return {
      dueNowMinor: proratedMinor(row, price.priceMinor - paidMinor, prorationAt),
      taxMinor: 0,
      prorationAt,
    };
  },

  upgrade: (subscriptionId, price, prorationAt) =>
    change(subscriptionId, async (work, row) => {
      if (prorationAt < row.periodStart) throw new AppError("stale_version");
      const differenceMinor = price.priceMinor - (await priceOf(work.tx, row.planId));
      const amountMinor = proratedMinor(row, differenceMinor, prorationAt);
      const { isPaid, change: payment } = tryToPay(row.method.behaviour);
      await closeInvoices(work.tx, row.id, "void");
      const period = { periodStart: prorationAt, periodEnd: row.periodEnd };
      const line = { subscriptionId: row.id, planId: price.planId, ...period, amountMinor };
      await addInvoice(work.tx, line, isPaid ? "paid" : "open");
      const plan = isPaid ? { planId: price.planId, unpaidPlanId: null } : { unpaidPlanId: price.planId };
      return { ...payment, ...plan, pendingPlanId: null };
    }),

  planDowngrade: (subscriptionId, price) =>
    change(subscriptionId, () => Promise.resolve({ pendingPlanId: price?.planId ?? null })),

  cancelAtPeriodEnd: (subscriptionId, isCanceled) =>
    change(subscriptionId, async (work, { id, unpaidPlanId }) => {
      const ending = { cancelAtPeriodEnd: isCanceled, pendingPlanId: null };
      if (!isCanceled || !unpaidPlanId) return ending;
      await closeInvoices(work.tx, id, "void");
      return { ...ending, ...PAID, unpaidPlanId: null };
    }),

  async end(subscriptionId) {
    await change(subscriptionId, ended);
  },

  async refundOfWithdrawal(subscriptionId, at) {
    const row = await maybeDemo(db, { id: subscriptionId });
    return row ? sumOf(await listRefunds(db, row, at)) : 0;
  },

  async withdraw(subscriptionId, at) {
    let refunded = 0;
    await change(subscriptionId, async (work, row) => {
      const refunds = await listRefunds(work.tx, row, at);
      for (const { invoiceId, unused } of refunds) await refundInvoice(work.tx, invoiceId, unused);
      refunded = sumOf(refunds);
      return ended(work, row);
    });
    return refunded;
  },

  replaceMethod: (subscriptionId, paymentMethod) =>
    change(subscriptionId, async (work, row) => {
      await attach(work, paymentMethod, row.customerId);
      const { behaviour } = await findMethod(work.tx, paymentMethod);
      const isOpen = row.status !== "ACTIVE" || row.unpaidPlanId !== null;
      if (!isOpen) return { methodId: paymentMethod };
      const { isPaid, change: payment } = tryToPay(behaviour);
      if (!isPaid) return { methodId: paymentMethod, ...payment };
      await closeInvoices(work.tx, row.id, "paid");
      return { methodId: paymentMethod, ...afterPayment(row) };
    }),

  async invoices(customerId, lang) {
    const rows = await listInvoiceRows(db, customerId);
    return rows.map((row) => ({
      ...row,
      url: invoiceUrl(row.id, lang),
      pdfUrl: invoicePdfUrl(row.id, lang),
    }));
  },
};
