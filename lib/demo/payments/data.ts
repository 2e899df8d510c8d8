import { env } from "@/lib/platform/server/config/env";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type {
  PaymentStatus,
  PaymentStep,
  ProviderInvoice,
  ProviderSubscription,
} from "@/lib/platform/server/payments/payments";
import { CURRENCY } from "@/lib/shared/money";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";

const select = {
  id: true,
  customerId: true,
  userId: true,
  planId: true,
  pendingPlanId: true,
  unpaidPlanId: true,
  status: true,
  periodStart: true,
  periodEnd: true,
  cancelAtPeriodEnd: true,
  pastDueSince: true,
  endedAt: true,
  step: true,
  clientSecret: true,
  hasFailed: true,
  method: {
    select: { id: true, behaviour: true, brand: true, last4: true, expMonth: true, expYear: true },
  },
} as const satisfies Prisma.DemoSubscriptionSelect;

export type DemoRow = Prisma.DemoSubscriptionGetPayload<{ select: typeof select }>;
export type DemoChange = Omit<Prisma.DemoSubscriptionUncheckedUpdateInput, "id">;

/** A subscription of the demo's provider, with its row locked until the commit; null when there is none. */
export async function maybeLockDemo(
  tx: Tx,
  by: { id: string } | { clientSecret: string },
): Promise<DemoRow | null> {
  const found = await tx.demoSubscription.findUnique({ where: by, select: { id: true } });
  if (!found) return null;
  await tx.$executeRaw`SELECT 1 FROM demo_subscriptions WHERE id = ${found.id} FOR UPDATE`;
  return tx.demoSubscription.findUnique({ where: { id: found.id }, select });
}

/** The same without a lock. */
export function maybeDemo(
  client: DbClient,
  by: { id: string } | { clientSecret: string },
): Promise<DemoRow | null> {
  return client.demoSubscription.findUnique({ where: by, select });
}

/** The ids of a customer's subscriptions that have not ended. */
export async function listDemo(client: DbClient, customerId: string): Promise<string[]> {
  const rows = await client.demoSubscription.findMany({
    where: { customerId, status: { not: "CANCELED" } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Writes a change down. */
export async function writeDemo(tx: Tx, id: string, change: DemoChange): Promise<void> {
  await tx.demoSubscription.update({ where: { id }, data: change, select: { id: true } });
}

/** Begins a subscription. */
export async function addDemo(tx: Tx, row: Prisma.DemoSubscriptionUncheckedCreateInput): Promise<void> {
  await tx.demoSubscription.create({ data: row, select: { id: true } });
}

/** What an invoice is about: a plan for a period, at a price with VAT included. */
export type InvoiceLine = {
  subscriptionId: string;
  planId: string;
  periodStart: Date;
  periodEnd: Date;
  amountMinor: number;
};

/** Writes an invoice, with the VAT of today. */
export async function addInvoice(tx: Tx, line: InvoiceLine, status: "open" | "paid"): Promise<void> {
  const data = { id: newId(), ...line, status, vatPercent: env.COMPANY_VAT_PERCENT };
  await tx.demoInvoice.create({ data });
}

/** The amount of a subscription's open invoice in cents, or null. */
export async function openInvoice(client: DbClient, subscriptionId: string): Promise<number | null> {
  const invoice = await client.demoInvoice.findFirst({
    where: { subscriptionId, status: "open" },
    orderBy: { createdAt: "desc" },
    select: { amountMinor: true },
  });
  return invoice?.amountMinor ?? null;
}

/** Closes the open invoices of a subscription. */
export async function closeInvoices(tx: Tx, subscriptionId: string, status: "paid" | "void"): Promise<void> {
  await tx.demoInvoice.updateMany({ where: { subscriptionId, status: "open" }, data: { status } });
}

type Refundable = { id: string; amountMinor: number; periodStart: Date; periodEnd: Date };

/** What was paid for the period that runs. */
export function listPaid(client: DbClient, subscriptionId: string, periodStart: Date): Promise<Refundable[]> {
  return client.demoInvoice.findMany({
    where: { subscriptionId, status: "paid", periodStart: { gte: periodStart } },
    select: { id: true, amountMinor: true, periodStart: true, periodEnd: true },
  });
}

/** Writes down what is paid back of an invoice. */
export async function refundInvoice(tx: Tx, id: string, refundedMinor: number): Promise<void> {
  await tx.demoInvoice.update({ where: { id }, data: { refundedMinor }, select: { id: true } });
}

const INVOICE = {
  id: true,
  serial: true,
  amountMinor: true,
  status: true,
  createdAt: true,
  planId: true,
  periodStart: true,
  periodEnd: true,
  vatPercent: true,
  refundedMinor: true,
} as const satisfies Prisma.DemoInvoiceSelect;
type InvoiceRow = Prisma.DemoInvoiceGetPayload<{ select: typeof INVOICE }>;
export type DemoInvoiceRow = Omit<ProviderInvoice, "url" | "pdfUrl"> &
  Pick<InvoiceRow, "planId" | "periodStart" | "periodEnd" | "vatPercent"> & { number: string };

const SERIAL_DIGITS = 5;

function toInvoice({ serial, status, ...row }: InvoiceRow): DemoInvoiceRow {
  const number = `DEMO-${row.createdAt.getUTCFullYear()}-${String(serial).padStart(SERIAL_DIGITS, "0")}`;
  return { ...row, number, currency: CURRENCY, status: status as DemoInvoiceRow["status"] };
}

/** A customer's invoices, the newest first. */
export async function listInvoiceRows(client: DbClient, customerId: string): Promise<DemoInvoiceRow[]> {
  const rows = await client.demoInvoice.findMany({
    where: { subscription: { customerId } },
    orderBy: { createdAt: "desc" },
    take: 24,
    select: INVOICE,
  });
  return rows.map(toInvoice);
}

/** One invoice and whom it is for; null when there is none with this id. */
export async function maybeInvoice(
  client: DbClient,
  id: string,
): Promise<{ invoice: DemoInvoiceRow; userId: string } | null> {
  const row = await client.demoInvoice.findUnique({
    where: { id },
    select: { ...INVOICE, subscription: { select: { userId: true } } },
  });
  if (!row) return null;
  const { subscription, ...invoice } = row;
  return { invoice: toInvoice(invoice), userId: subscription.userId };
}

/** Keeps a card, without its number. */
export async function addMethod(tx: Tx, method: Prisma.DemoPaymentMethodUncheckedCreateInput): Promise<void> {
  await tx.demoPaymentMethod.create({ data: method });
}

/** Attaches a card to a customer. False: it does not exist, or belongs to another customer. */
export async function takeMethod(tx: Tx, id: string, customerId: string): Promise<boolean> {
  const { count } = await tx.demoPaymentMethod.updateMany({
    where: { id, OR: [{ customerId: null }, { customerId }] },
    data: { customerId },
  });
  return count === 1;
}

/** A customer's card. */
export function findMethod(tx: Tx, id: string) {
  return tx.demoPaymentMethod.findUniqueOrThrow({ where: { id } });
}

/** What a plan costs, in cents. */
export async function priceOf(client: DbClient, planId: string): Promise<number> {
  const plan = await client.plan.findUniqueOrThrow({ where: { id: planId }, select: { priceMinor: true } });
  return plan.priceMinor;
}

/** The demo's subscription in the words of every provider. */
export function toSeen(row: DemoRow): ProviderSubscription {
  const { brand, last4, expMonth, expYear } = row.method;
  return {
    id: row.id,
    customerId: row.customerId,
    userId: row.userId,
    planId: row.planId,
    pendingPlanId: row.pendingPlanId,
    status: row.status as PaymentStatus,
    // The demo renews at whatever the plan costs.
    priceMinor: null,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    pastDueSince: row.pastDueSince,
    endedAt: row.endedAt,
    card: { brand, last4, expMonth, expYear },
    payment: {
      step: row.step as PaymentStep,
      clientSecret: row.step === "confirm" ? row.clientSecret : null,
      failure: row.hasFailed ? "card_declined" : null,
    },
  };
}
