import type Stripe from "stripe";
import { declined } from "./refusal";
import type { Behaviour, Invoice, InvoiceLine, PaymentIntent, Price, Subscription } from "./objects";
import type { World } from "./world";

/** Whether its user is present and can authenticate with the bank. */
type Presence = { isPresent: boolean };

/** The only item of a subscription. */
export function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** Proration by the second: the credit for the rest of the period, below zero, and what the other price asks for it. */
export function prorate(subscription: Subscription, to: Price, at: number): [credit: number, charge: number] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
  return [-Math.round((price.unit_amount ?? 0) * share), Math.round((to.unit_amount ?? 0) * share)];
}

function linesOf(
  world: World,
  invoice: string,
  currency: string,
  amounts: number[],
  period: InvoiceLine["period"],
): Invoice["lines"] {
  const lineOf = (amount: number): InvoiceLine => {
    return { id: world.newId("il"), object: "line_item", amount, currency, period };
  };
  return {
    object: "list",
    has_more: false,
    url: `/v1/invoices/${invoice}/lines`,
    data: amounts.map(lineOf),
  };
}

function parentOf({ id, metadata }: Subscription): Invoice["parent"] {
  return { type: "subscription_details", subscription_details: { subscription: id, metadata } };
}

/** A finalised invoice with its payment: a line for each amount, for the period from a moment to its end. */
export function makeInvoice(
  world: World,
  subscription: Subscription,
  amounts: number[],
  reason: Invoice["billing_reason"],
  from = itemOf(subscription).current_period_start,
): Invoice {
  const { currency, customer } = subscription;
  const { current_period_start, current_period_end } = itemOf(subscription);
  const id = world.newId("in");
  const amount = amounts.reduce((sum, each) => sum + each, 0);
  const invoice = world.invoices.add({
    id,
    object: "invoice",
    status: "open",
    number: `FAKE-${String(world.invoices.all().length + 1).padStart(4, "0")}`,
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: world.now,
    currency,
    customer,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    period_start: current_period_start,
    period_end: current_period_end,
    lines: linesOf(world, id, currency, amounts, { start: from, end: current_period_end }),
    post_payment_credit_notes_amount: 0,
    total: amount,
    total_taxes: subscription.automatic_tax.enabled ? [taxIn(amount)] : [],
    parent: parentOf(subscription),
  });
  makeIntent(world, invoice);
  subscription.latest_invoice = id;
  world.emit("invoice.created", invoice);
  world.emit("invoice.finalized", invoice);
  return invoice;
}

/** Austria's 20 %, included in the price. */
function taxIn(amount: number): Stripe.Invoice.TotalTax {
  return {
    amount: amount - Math.round(amount / 1.2),
    tax_behavior: "inclusive",
    tax_rate_details: null,
    taxability_reason: "standard_rated",
    taxable_amount: Math.round(amount / 1.2),
    type: "tax_rate_details",
  };
}

/** Invoice previews: what `createPreview` answers. */
export function taxesOf(amount: number, hasTax: boolean): Stripe.Invoice.TotalTax[] {
  return hasTax ? [taxIn(amount)] : [];
}

function makeIntent(world: World, invoice: Invoice): void {
  const id = world.newId("pi");
  world.intentOfInvoice.set(invoice.id, id);
  world.invoiceOfIntent.set(id, invoice.id);
  world.intents.add({
    id,
    object: "payment_intent",
    status: "requires_payment_method",
    amount: invoice.amount_due,
    client_secret: `${id}_secret_${world.newId("x").slice(2)}`,
    created: world.now,
    currency: invoice.currency,
    customer: invoice.customer,
    payment_method: null,
    last_payment_error: null,
    next_action: null,
  });
}

/** The payment of an invoice. */
export function intentOf(world: World, invoice: Invoice): PaymentIntent {
  return world.intents.find(world.intentOfInvoice.get(invoice.id) ?? "");
}

/** The subscription of an invoice. */
export function subscriptionOf(world: World, invoice: Invoice): Subscription {
  return world.subscriptions.find(invoice.parent.subscription_details.subscription);
}

type Outcome = "paid" | "asks" | "processing" | "refused";

function outcomeOf(behaviour: Behaviour | undefined, invoice: Invoice, { isPresent }: Presence): Outcome {
  if (behaviour === "processes") return "processing";
  // Confirmed once, the card pays the renewals.
  if (behaviour === "asks") return isPresent ? "asks" : "paid";
  if (behaviour === "fails later")
    return invoice.billing_reason === "subscription_create" ? "paid" : "refused";
  return behaviour === "pays" ? "paid" : "refused";
}

const NO_CARD = "Cannot charge a customer that has no payment method.";

/** Tries to charge an open invoice; the result is the payment's status. */
export function charge(world: World, invoice: Invoice, methodId: string | null, presence: Presence): Outcome {
  const intent = intentOf(world, invoice);
  invoice.attempt_count += 1;
  const outcome = methodId ? outcomeOf(world.behaviours.get(methodId), invoice, presence) : "refused";
  Object.assign(intent, { payment_method: methodId, last_payment_error: null, next_action: null });
  if (outcome === "paid") settle(world, invoice);
  if (outcome === "processing") intent.status = "processing";
  if (outcome === "asks") {
    Object.assign(intent, { status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    world.emit("invoice.payment_action_required", invoice);
  }
  if (outcome === "refused")
    refuse(world, intent, "card_declined", methodId ? "Your card was declined." : NO_CARD);
  return outcome;
}

/** A failed payment: it requires another payment method. */
export function refuse(world: World, intent: PaymentIntent, code: string, message: string): void {
  const decline = code === "card_declined" ? { decline_code: "generic_decline" } : {};
  Object.assign(intent, { status: "requires_payment_method", payment_method: null, next_action: null });
  intent.last_payment_error = { type: "card_error", code, ...decline, message };
  const invoice = world.invoices.maybe(world.invoiceOfIntent.get(intent.id));
  if (invoice) world.emit("invoice.payment_failed", invoice);
}

/** A successful payment: the invoice is paid, and pending changes are applied. */
export function settle(world: World, invoice: Invoice): void {
  Object.assign(intentOf(world, invoice), {
    status: "succeeded",
    last_payment_error: null,
    next_action: null,
  });
  Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
  world.emit("invoice.paid", invoice);
  const subscription = subscriptionOf(world, invoice);
  const isLatest = subscription.latest_invoice === invoice.id;
  if (!isLatest) return;
  const pending = subscription.pending_update;
  const wasOpen = subscription.status === "incomplete" || subscription.status === "past_due";
  if (!pending && !wasOpen) return;
  const [better] = pending?.subscription_items ?? [];
  if (better) itemOf(subscription).price = better.price;
  subscription.pending_update = null;
  subscription.status = "active";
  world.emit("customer.subscription.updated", subscription);
}

/** Voids an invoice: it need not be paid any more. */
export function voidInvoice(world: World, invoice: Invoice | undefined): void {
  if (invoice?.status !== "open") return;
  invoice.status = "void";
  intentOf(world, invoice).status = "canceled";
  world.emit("invoice.voided", invoice);
}

/** The error of a user whose card could not pay an invoice. */
export function paymentErrorOf(world: World, invoice: Invoice, outcome: Outcome): void {
  const intent = structuredClone(intentOf(world, invoice));
  if (outcome === "asks")
    throw declined(
      "invoice_payment_intent_requires_action",
      "This payment requires additional user action.",
      intent,
    );
  if (outcome === "refused") throw declined("card_declined", "Your card was declined.", intent);
}
