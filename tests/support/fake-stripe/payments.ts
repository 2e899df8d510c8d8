import type Stripe from "stripe";
import { charge, refuse, paymentErrorOf, settle, voidInvoice } from "./billing";
import { findOwnMethod } from "./cards";
import { maybeFlag, maybeString, onlyKnown, text, whole, type Params } from "./form";
import { invalid } from "./refusal";
import { methodOf } from "./subscriptions";
import type { CreditNote, Invoice, PaymentIntent } from "./objects";
import type { World } from "./world";

/** POST /v1/invoices/{id}/pay */
export function payInvoice(world: World, params: Params, id: string): Invoice {
  onlyKnown(params, ["payment_method", "off_session", "expand"]);
  const invoice = world.invoices.find(id);
  if (invoice.status === "paid") throw invalid("Invoice is already paid", "invoice_already_paid");
  if (invoice.status !== "open") throw invalid("Invoice is not open", "invoice_not_editable");
  const given = findOwnMethod(world, params, "payment_method", invoice.customer ?? "");
  const own = world.subscriptions.find(invoice.parent.subscription_details.subscription);
  const isPresent = maybeFlag(params, "off_session") === false;
  paymentErrorOf(world, invoice, charge(world, invoice, given ?? methodOf(world, own), { isPresent }));
  return invoice;
}

/** POST /v1/invoices/{id}/void */
export function voidOpenInvoice(world: World, params: Params, id: string): Invoice {
  onlyKnown(params, ["expand"]);
  const invoice = world.invoices.find(id);
  if (invoice.status !== "open") throw invalid("You can only void open invoices.", "invoice_not_editable");
  voidInvoice(world, invoice);
  return invoice;
}

/** GET /v1/invoices: a customer's or a subscription's, the newest first. */
export function listInvoices(world: World, params: Params) {
  const customer = maybeString(params, "customer");
  const subscription = maybeString(params, "subscription");
  const status = maybeString(params, "status");
  const isListed = (invoice: Invoice) =>
    (!customer || invoice.customer === customer) &&
    (!subscription || invoice.parent.subscription_details.subscription === subscription) &&
    (!status || invoice.status === status);
  return world.invoices.all().filter(isListed).reverse();
}

const CREDIT_NOTE = [
  "invoice",
  "amount",
  "refund_amount",
  "reason",
  "email_type",
  "expand",
] as const satisfies (keyof Stripe.CreditNoteCreateParams)[];

/** POST /v1/credit_notes: of paid invoices, with all of it paid back to the card. */
/** The credit note that the parameters describe, checked but neither kept nor paid back. */
export function previewCreditNote(world: World, params: Params): CreditNote {
  onlyKnown(params, CREDIT_NOTE);
  const invoice = world.invoices.find(text(params, "invoice"), "invoice");
  if (invoice.status !== "paid") throw invalid("The fake credits paid invoices only.");
  const amount = whole(params, "amount");
  if (whole(params, "refund_amount") !== amount)
    throw invalid("The sum of credit amount, refund amount and out of band amount must equal the amount.");
  if (amount > invoice.amount_paid - invoice.post_payment_credit_notes_amount)
    throw invalid("The credit note amount is more than what is left of the invoice.");
  return {
    id: world.newId("cn"),
    object: "credit_note",
    amount,
    created: world.now,
    currency: invoice.currency,
    invoice: invoice.id,
    reason: text(params, "reason") as CreditNote["reason"],
    status: "issued",
  };
}

/** Pays back a part of a paid invoice. */
export function createCreditNote(world: World, params: Params): CreditNote {
  const note = world.creditNotes.add(previewCreditNote(world, params));
  world.invoices.find(String(note.invoice)).post_payment_credit_notes_amount += note.amount;
  world.emit("credit_note.created", note);
  return note;
}

/** The bank's answer after authentication; a payment that does not wait for it stays as it is. */
export function answerOfBank(world: World, intent: PaymentIntent, isApproved: boolean): void {
  if (intent.status !== "requires_action" && intent.status !== "processing") return;
  if (!isApproved) {
    refuse(
      world,
      intent,
      "payment_intent_authentication_failure",
      "The bank could not authenticate this payment.",
    );
    return;
  }
  settle(world, world.invoices.find(world.invoiceOfIntent.get(intent.id) ?? ""));
}

/** The payment whose client secret the browser has. */
export function findBySecret(world: World, clientSecret: string): PaymentIntent {
  const intent = world.intents.find(clientSecret.split("_secret_")[0] ?? "");
  if (intent.client_secret !== clientSecret) throw invalid("The client_secret provided does not match.");
  return intent;
}

/** POST /v1/payment_intents/{id}/confirm: the user confirms, and the bank agrees. */
export function confirmIntent(world: World, params: Params, id: string): PaymentIntent {
  const intent = world.intents.find(id);
  const secret = maybeString(params, "client_secret");
  if (secret !== undefined) findBySecret(world, secret);
  if (intent.status === "succeeded" || intent.status === "canceled")
    throw invalid("You cannot confirm this PaymentIntent.", "payment_intent_unexpected_state");
  answerOfBank(world, intent, true);
  return intent;
}
