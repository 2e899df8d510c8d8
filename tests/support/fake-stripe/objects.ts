import type Stripe from "stripe";

/** A deep partial of T: stripe's own definitions, with everything optional. */
export type Part<T> = T extends (infer U)[]
  ? Part<U>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;

/** The literals of stripe's definitions, without its "or any other string". */
type Named<V> = V extends string ? (string extends V ? never : V) : never;

// Where Stripe returns an id or the object itself, the fake stores the id; `expand` puts the object there.
type Id<V> = string extends V ? Extract<V, string | null> : V;
type Field<V> = [Named<V>] extends [never] ? Id<V> : Named<V> | Extract<V, null>;

/**
 * A Stripe object with the fields that the fake has, checked against stripe's own definition: an unknown field, or
 * another type, does not compile. `Nested` replaces the fields that are objects themselves.
 */
type FakeObject<
  T,
  K extends keyof T,
  Nested extends Part<Pick<T, keyof Nested & keyof T>> = Record<never, never>,
> = { [F in Exclude<K, keyof Nested>]-?: Field<Exclude<T[F], undefined>> } & Nested;

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

export type Product = FakeObject<
  Stripe.Product,
  "id" | "object" | "name" | "active" | "metadata" | "created"
>;

export type Price = FakeObject<
  Stripe.Price,
  | "id"
  | "object"
  | "active"
  | "currency"
  | "unit_amount"
  | "product"
  | "metadata"
  | "created"
  | "tax_behavior",
  { recurring: { interval: "month"; interval_count: 1 } }
>;

export type Customer = FakeObject<
  Stripe.Customer,
  "id" | "object" | "email" | "name" | "preferred_locales" | "metadata" | "created" | "address",
  { invoice_settings: { default_payment_method: string | null } }
>;

export type TaxId = FakeObject<
  Stripe.TaxId,
  "id" | "object" | "type" | "value" | "created",
  { customer: string }
>;

export type PaymentMethod = FakeObject<
  Stripe.PaymentMethod,
  "id" | "object" | "customer" | "type" | "created",
  { card: Pick<Stripe.PaymentMethod.Card, "brand" | "last4" | "exp_month" | "exp_year"> }
>;

export type Item = FakeObject<
  Stripe.SubscriptionItem,
  "id" | "object" | "created" | "current_period_start" | "current_period_end" | "quantity" | "subscription",
  { price: Price }
>;

export type Subscription = FakeObject<
  Stripe.Subscription,
  | "id"
  | "object"
  | "status"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "collection_method"
  | "created"
  | "currency"
  | "customer"
  | "default_payment_method"
  | "ended_at"
  | "latest_invoice"
  | "metadata"
  | "schedule"
  | "start_date",
  {
    items: List<Item>;
    automatic_tax: { enabled: boolean };
    pending_update: { expires_at: number; subscription_items: Item[] } | null;
  }
>;

export type InvoiceLine = FakeObject<
  Stripe.InvoiceLineItem,
  "id" | "object" | "amount" | "currency",
  { period: { start: number; end: number } }
>;

export type CreditNote = FakeObject<
  Stripe.CreditNote,
  "id" | "object" | "amount" | "created" | "currency" | "invoice" | "reason" | "status"
>;

export type Invoice = FakeObject<
  Stripe.Invoice,
  | "id"
  | "object"
  | "status"
  | "number"
  | "amount_due"
  | "amount_paid"
  | "billing_reason"
  | "attempt_count"
  | "created"
  | "currency"
  | "customer"
  | "hosted_invoice_url"
  | "invoice_pdf"
  | "period_start"
  | "period_end"
  | "post_payment_credit_notes_amount"
  | "total"
  | "total_taxes",
  {
    lines: List<InvoiceLine>;
    parent: {
      type: "subscription_details";
      subscription_details: { subscription: string; metadata: Stripe.Metadata };
    };
  }
>;

export type PaymentIntent = FakeObject<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "status"
  | "amount"
  | "client_secret"
  | "created"
  | "currency"
  | "customer"
  | "payment_method",
  {
    last_payment_error: { type: "card_error"; code: string; decline_code?: string; message: string } | null;
    next_action: { type: "use_stripe_sdk" } | null;
  }
>;

export type Phase = FakeObject<
  Stripe.SubscriptionSchedule.Phase,
  "start_date" | "end_date" | "proration_behavior" | "default_payment_method",
  { items: { price: string; quantity: number }[]; automatic_tax?: { enabled: boolean } }
>;

export type Schedule = FakeObject<
  Stripe.SubscriptionSchedule,
  | "id"
  | "object"
  | "status"
  | "created"
  | "current_phase"
  | "customer"
  | "end_behavior"
  | "metadata"
  | "released_at"
  | "released_subscription"
  | "subscription",
  { phases: Phase[]; default_settings: { default_payment_method: string | null } }
>;

export type StripeObject =
  | Product
  | Price
  | Customer
  | PaymentMethod
  | Subscription
  | Invoice
  | PaymentIntent
  | Schedule
  | TaxId
  | CreditNote;

/** An event with its object as it was at that moment. */
export type FakeEvent = {
  id: string;
  object: "event";
  api_version: string;
  type: Stripe.Event["type"];
  created: number;
  data: { object: StripeObject };
};

/** The result of charging a card. */
export type Behaviour = "pays" | "asks" | "refuses" | "processes" | "fails later";
