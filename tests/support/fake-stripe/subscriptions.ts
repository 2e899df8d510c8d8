import type Stripe from "stripe";
import { charge, itemOf, makeInvoice, prorate, taxesOf, voidInvoice } from "./billing";
import { findOwnMethod } from "./cards";
import { group, groups, maybeFlag, maybeString, onlyKnown, text, whole, words, type Params } from "./form";
import { invalid } from "./refusal";
import type { Item, Price, Subscription } from "./objects";
import { monthLater, type World } from "./world";

const HOUR = 3600;
/** How long a first payment, or the payment of a change, may stay open. */
export const OPEN_SECONDS = 23 * HOUR;

const CREATE = [
  "customer",
  "items",
  "default_payment_method",
  "payment_behavior",
  "payment_settings",
  "off_session",
  "metadata",
  "automatic_tax",
  "expand",
] as const satisfies (keyof Stripe.SubscriptionCreateParams)[];

const UPDATE = [
  "items",
  "proration_behavior",
  "proration_date",
  "payment_behavior",
  "cancel_at_period_end",
  "default_payment_method",
  "metadata",
  "off_session",
  "expand",
] as const satisfies (keyof Stripe.SubscriptionUpdateParams)[];

// docs.stripe.com/billing/subscriptions/pending-updates-reference
const PENDING = [
  "items",
  "proration_behavior",
  "proration_date",
  "payment_behavior",
  "off_session",
  "expand",
];

function sold(world: World, item: Params | undefined): Price {
  const price = world.prices.find(text(item ?? {}, "price"), "items[0][price]");
  if (!price.active) throw invalid("The price specified is inactive.", "price_inactive", "items[0][price]");
  return price;
}

const listOf = <T>(data: T[], url: string) => ({ object: "list" as const, data, has_more: false, url });

function draft(world: World, params: Params, price: Price): Subscription {
  const customer = world.customers.find(text(params, "customer"), "customer").id;
  const id = world.newId("sub");
  const item: Item = {
    id: world.newId("si"),
    object: "subscription_item",
    created: world.now,
    current_period_start: world.now,
    current_period_end: monthLater(world.now),
    quantity: 1,
    subscription: id,
    price,
  };
  return {
    id,
    object: "subscription",
    status: "incomplete",
    automatic_tax: { enabled: maybeFlag(group(params, "automatic_tax"), "enabled") ?? false },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: "charge_automatically",
    created: world.now,
    currency: price.currency,
    customer,
    default_payment_method: findOwnMethod(world, params, "default_payment_method", customer),
    ended_at: null,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata: words(params, "metadata"),
    pending_update: null,
    schedule: null,
    start_date: world.now,
  };
}

/** POST /v1/subscriptions: `allow_incomplete` is the only behaviour the product uses. */
export function createSubscription(world: World, params: Params): Subscription {
  onlyKnown(params, CREATE);
  if ((maybeString(params, "payment_behavior") ?? "allow_incomplete") !== "allow_incomplete")
    throw invalid("The fake knows allow_incomplete only.", undefined, "payment_behavior");
  const price = sold(world, groups(params, "items")[0]);
  const subscription = world.subscriptions.add(draft(world, params, price));
  const invoice = makeInvoice(world, subscription, [price.unit_amount ?? 0], "subscription_create");
  world.emit("customer.subscription.created", subscription);
  const { default_payment_method: method } = subscription;
  charge(world, invoice, method, { isPresent: maybeFlag(params, "off_session") !== true });
  return subscription;
}

function refuseWhatEnded({ status }: Subscription): void {
  if (status === "canceled" || status === "incomplete_expired")
    throw invalid(`You cannot update a subscription that is \`canceled\` or \`incomplete_expired\`.`);
}

/** Another price with the proration charged at once; without a payment nothing changes. */
function changePrice(world: World, subscription: Subscription, params: Params): void {
  const [requested] = groups(params, "items");
  const item = itemOf(subscription);
  if (maybeString(requested ?? {}, "id") !== item.id)
    throw invalid("Invalid item", "resource_missing", "items[0][id]");
  const price = sold(world, requested);
  voidInvoice(world, world.invoices.maybe(subscription.pending_update ? subscription.latest_invoice : null));
  subscription.pending_update = null;
  if (price.id === item.price.id) return;
  const at = params.proration_date ? whole(params, "proration_date") : world.now;
  if (at < item.current_period_start || at > item.current_period_end)
    throw invalid("The proration date must be within the current period.", undefined, "proration_date");
  const amounts = prorate(subscription, price, at);
  const better: Item = { ...item, price };
  subscription.pending_update = { expires_at: world.now + OPEN_SECONDS, subscription_items: [better] };
  const invoice = makeInvoice(world, subscription, amounts, "subscription_update", at);
  const outcome = charge(world, invoice, methodOf(world, subscription), { isPresent: true });
  if (outcome !== "paid") world.emit("customer.subscription.updated", subscription);
}

/** The payment method of a subscription. */
export function methodOf(
  world: World,
  { default_payment_method: own, customer }: Subscription,
): string | null {
  return own ?? world.customers.find(customer).invoice_settings.default_payment_method;
}

function changeEnd(world: World, subscription: Subscription, isCanceled: boolean): void {
  if (subscription.schedule) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  subscription.cancel_at_period_end = isCanceled;
  subscription.cancel_at = isCanceled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCanceled ? world.now : null;
}

/** POST /v1/subscriptions/{id} */
export function updateSubscription(world: World, params: Params, id: string): Subscription {
  const isPending = maybeString(params, "payment_behavior") === "pending_if_incomplete";
  onlyKnown(params, isPending ? PENDING : UPDATE);
  const subscription = world.subscriptions.find(id);
  refuseWhatEnded(subscription);
  if (params.items) {
    if (!isPending) throw invalid("The fake changes prices with pending_if_incomplete only.");
    changePrice(world, subscription, params);
    return subscription;
  }
  const isCanceled = maybeFlag(params, "cancel_at_period_end");
  if (isCanceled !== undefined) changeEnd(world, subscription, isCanceled);
  const method = findOwnMethod(world, params, "default_payment_method", subscription.customer);
  if (method) subscription.default_payment_method = method;
  Object.assign(subscription.metadata, words(params, "metadata"));
  world.emit("customer.subscription.updated", subscription);
  return subscription;
}

/** Cancelled: nothing of it is charged any more. */
export function endSubscription(world: World, subscription: Subscription): void {
  const wasIncomplete = subscription.status === "incomplete";
  voidInvoice(world, wasIncomplete ? world.invoices.maybe(subscription.latest_invoice) : undefined);
  const schedule = world.schedules.maybe(subscription.schedule);
  if (schedule) Object.assign(schedule, { status: "canceled", current_phase: null });
  const status = wasIncomplete ? "incomplete_expired" : "canceled";
  const canceled_at = subscription.canceled_at ?? world.now;
  Object.assign(subscription, {
    status,
    canceled_at,
    ended_at: world.now,
    pending_update: null,
    schedule: null,
  });
  world.emit(wasIncomplete ? "customer.subscription.updated" : "customer.subscription.deleted", subscription);
}

/** DELETE /v1/subscriptions/{id} */
export function cancelSubscription(world: World, params: Params, id: string): Subscription {
  onlyKnown(params, ["invoice_now", "prorate", "expand"] satisfies (keyof Stripe.SubscriptionCancelParams)[]);
  const subscription = world.subscriptions.find(id);
  if (subscription.ended_at) world.subscriptions.find(`${id} (ended)`);
  endSubscription(world, subscription);
  return subscription;
}

/** POST /v1/invoices/create_preview */
export function previewInvoice(world: World, params: Params) {
  const subscription = world.subscriptions.find(text(params, "subscription"), "subscription");
  refuseWhatEnded(subscription);
  const details = group(params, "subscription_details");
  const price = sold(world, groups(details, "items")[0]);
  const [credit, charged] = prorate(subscription, price, whole(details, "proration_date"));
  const amount = credit + charged;
  const { currency, customer } = subscription;
  const total_taxes = taxesOf(amount, subscription.automatic_tax.enabled);
  return {
    object: "invoice",
    status: "draft",
    amount_due: amount,
    total: amount,
    currency,
    customer,
    total_taxes,
  };
}
