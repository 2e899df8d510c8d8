import type Stripe from "stripe";

/** More invoices than a subscription has within the days of a withdrawal. */
const MANY = 100;

/** What of a line is for the time after a moment, by the second. The credit of an upgrade is a line below zero. */
function unusedOfLine({ amount, period: { start, end } }: Stripe.InvoiceLineItem, at: number): number {
  const left = Math.min(end - start, Math.max(0, end - at));
  return end > start ? (amount * left) / (end - start) : 0;
}

/** What of a paid invoice is for the time after a moment, in cents. */
function unusedMinor({ lines, amount_paid }: Stripe.Invoice, at: number): number {
  const unused = lines.data.reduce((sum, line) => sum + unusedOfLine(line, at), 0);
  return Math.min(amount_paid, Math.max(0, Math.round(unused)));
}

/** What paying back a part of an invoice means, in the words that Stripe's preview and its credit note share. */
const creditOf = (invoice: string, amount: number) =>
  // Our own mail is the receipt; Stripe's would come beside it.
  ({ invoice, amount, refund_amount: amount, reason: "order_change", email_type: "none" }) as const;

/** What `refundUnused` would pay back, by Stripe's own previews of the credit notes; nothing is changed. */
export async function previewRefund(stripe: Stripe, subscriptionId: string, at: Date): Promise<number> {
  const paid = await stripe.invoices.list({ subscription: subscriptionId, status: "paid", limit: MANY });
  let refund = 0;
  for (const invoice of paid.data) {
    const amount = unusedMinor(invoice, at.getTime() / 1000);
    if (invoice.post_payment_credit_notes_amount) refund += invoice.post_payment_credit_notes_amount;
    else if (amount > 0) refund += (await stripe.creditNotes.preview(creditOf(invoice.id, amount))).amount;
  }
  return refund;
}

/**
 * Pays back what a subscription's paid invoices charge for the time after a moment, with a credit note each. An invoice
 * that has a credit note already was done by an earlier try: Stripe forgets idempotency keys after a day.
 */
export async function refundUnused(
  stripe: Stripe,
  subscriptionId: string,
  at: Date,
  key: string,
): Promise<number> {
  const paid = await stripe.invoices.list({ subscription: subscriptionId, status: "paid", limit: MANY });
  let refunded = 0;
  for (const invoice of paid.data) {
    const known = invoice.post_payment_credit_notes_amount;
    const amount = known || unusedMinor(invoice, at.getTime() / 1000);
    if (amount > 0 && !known) await credit(stripe, invoice.id, amount, `${key}:credit:${invoice.id}`);
    refunded += amount;
  }
  return refunded;
}

async function credit(stripe: Stripe, invoice: string, amount: number, idempotencyKey: string) {
  await stripe.creditNotes.create(creditOf(invoice, amount), { idempotencyKey });
}
