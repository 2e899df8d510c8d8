import type Stripe from "stripe";
import { AppError } from "@/lib/shared/errors";
import { log } from "../config/log";
import type { PaymentProvider, ProviderSubscription } from "./payments";
import { asking, isMissing, isOf } from "./stripe-client";
import { customerParams, keepVatId } from "./stripe-customer";
import { priceIdOf } from "./stripe-prices";
import { previewRefund, refundUnused } from "./stripe-refund";
import { releaseSchedule, rescheduleMethod, schedulePrice, tax } from "./stripe-schedule";
import {
  firstItem,
  idOf,
  isForeign,
  openInvoiceOf,
  SUBSCRIPTION_EXPAND,
  toProviderInvoice,
  toProviderSubscription,
} from "./stripe-subscription";
import { maybeUnpaidSince, voidOpen } from "./stripe-unpaid";

const SHOWN_INVOICES = 24;
/** More than anybody has at once. */
const MANY = 100;

/** What the payment of an open invoice waits for. The secret of a payment begins with its id. */
async function intentOf(stripe: Stripe, subscription: Stripe.Subscription) {
  const secret = openInvoiceOf(subscription)?.confirmation_secret?.client_secret;
  const [intentId] = secret?.split("_secret_") ?? [];
  return intentId ? stripe.paymentIntents.retrieve(intentId) : null;
}

async function read(stripe: Stripe, subscription: Stripe.Subscription): Promise<ProviderSubscription> {
  const intent = await intentOf(stripe, subscription);
  return toProviderSubscription(subscription, intent, await maybeUnpaidSince(stripe, subscription));
}

async function retrieve(stripe: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(subscriptionId, { expand: SUBSCRIPTION_EXPAND });
}

/** Only the customer's own payment method, or one without a customer, can pay. */
async function attach(stripe: Stripe, paymentMethod: string, customer: string, key: string): Promise<void> {
  try {
    const method = await stripe.paymentMethods.retrieve(paymentMethod);
    const owner = idOf(method.customer);
    if (owner === customer) return;
    if (owner) throw new AppError("payment_method_not_found");
    await stripe.paymentMethods.attach(paymentMethod, { customer }, { idempotencyKey: `${key}:attach` });
  } catch (error) {
    // Not there, or spent: a method that was let go can never be attached again.
    if (isOf(error, "StripeInvalidRequestError")) throw new AppError("payment_method_not_found");
    throw error;
  }
}

/** Pays the open invoice. The subscription's status reports a card that is refused or needs authentication. */
async function payOpen(stripe: Stripe, subscription: Stripe.Subscription, method: string, key: string) {
  const invoice = openInvoiceOf(subscription);
  if (!invoice) return;
  try {
    await stripe.invoices.pay(
      invoice.id,
      { payment_method: method, off_session: false },
      { idempotencyKey: `${key}:pay` },
    );
  } catch (error) {
    // It was paid or closed in the meantime, in another tab: the subscription shows that, too.
    if (isOf(error, "StripeInvalidRequestError"))
      log.info({ err: error }, "an invoice was not open any more");
    else if (!isOf(error, "StripeCardError")) throw error;
  }
}

/**
 * Takes back an upgrade that is not paid for: asking for the present price again replaces the pending update, and
 * Stripe voids its invoice.
 */
async function dropPendingUpdate(stripe: Stripe, subscription: Stripe.Subscription, key: string) {
  if (!subscription.pending_update) return;
  const { id, price } = firstItem(subscription);
  await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id, price: price.id }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    },
    { idempotencyKey: `${key}:drop` },
  );
}

async function end(stripe: Stripe, subscriptionId: string, key: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `${key}:end` });
  } catch (error) {
    // Gone already, which is what was wanted.
    if (!isMissing(error)) throw error;
  }
  await voidOpen(stripe, subscriptionId, key);
}

/** Stripe itself (docs/UPGRADING.md, Stripe). */
export const stripeProvider: PaymentProvider = {
  kind: "stripe",

  createCustomer: (customer, key) =>
    asking(async (stripe) => {
      const { id } = await stripe.customers.create(customerParams(customer), { idempotencyKey: key });
      if (customer.vatId) await keepVatId(stripe, id, customer.vatId);
      return id;
    }),

  updateCustomer: (customerId, customer) =>
    asking(async (stripe) => {
      await stripe.customers.update(customerId, customerParams(customer));
      await keepVatId(stripe, customerId, customer.vatId);
    }),

  subscribe: ({ customerId, userId, price, paymentMethod }, key) =>
    asking(async (stripe) => {
      await attach(stripe, paymentMethod, customerId, key);
      const subscription = await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceIdOf(price) }],
          default_payment_method: paymentMethod,
          // A card that is refused or wants to be confirmed leaves the subscription incomplete, not an error.
          payment_behavior: "allow_incomplete",
          payment_settings: { save_default_payment_method: "on_subscription" },
          off_session: false,
          metadata: { userId, planId: price.planId },
          expand: SUBSCRIPTION_EXPAND,
          ...tax(),
        },
        { idempotencyKey: `${key}:subscribe` },
      );
      return read(stripe, subscription);
    }),

  find: (subscriptionId) =>
    asking(async (stripe) => {
      try {
        const subscription = await retrieve(stripe, subscriptionId);
        // The account may sell other things, too.
        return isForeign(subscription) ? null : await read(stripe, subscription);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    }),

  running: (customerId) =>
    asking(async (stripe) => {
      const { data } = await stripe.subscriptions.list({ customer: customerId, limit: MANY });
      return data.filter((subscription) => !isForeign(subscription)).map(({ id }) => id);
    }),

  priceOfUpgrade: (subscriptionId, price) =>
    asking(async (stripe) => {
      const item = firstItem(await retrieve(stripe, subscriptionId));
      const prorationAt = Math.floor(Date.now() / 1000);
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item.id, price: priceIdOf(price) }],
          proration_behavior: "always_invoice",
          proration_date: prorationAt,
        },
      });
      const taxMinor = (preview.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
      return { dueNowMinor: preview.amount_due, taxMinor, prorationAt: new Date(prorationAt * 1000) };
    }),

  upgrade: (subscriptionId, price, prorationAt, key) =>
    asking(async (stripe) => {
      const before = await retrieve(stripe, subscriptionId);
      const item = firstItem(before);
      const shownAt = Math.floor(prorationAt.getTime() / 1000);
      if (shownAt < item.current_period_start) throw new AppError("stale_version");
      await releaseSchedule(stripe, before, key);
      const subscription = await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: item.id, price: priceIdOf(price) }],
          proration_behavior: "always_invoice",
          proration_date: shownAt,
          // The better plan begins when it is paid for.
          payment_behavior: "pending_if_incomplete",
          expand: SUBSCRIPTION_EXPAND,
        },
        { idempotencyKey: `${key}:upgrade` },
      );
      return read(stripe, subscription);
    }),

  planDowngrade: (subscriptionId, price, key) =>
    asking(async (stripe) => {
      const before = await retrieve(stripe, subscriptionId);
      await releaseSchedule(stripe, before, key);
      if (price) await schedulePrice(stripe, before, price, key);
      return read(stripe, await retrieve(stripe, subscriptionId));
    }),

  cancelAtPeriodEnd: (subscriptionId, isCanceled, key) =>
    asking(async (stripe) => {
      // A schedule decides how a subscription ends; released, the subscription itself does.
      const before = await retrieve(stripe, subscriptionId);
      await releaseSchedule(stripe, before, key);
      if (isCanceled) await dropPendingUpdate(stripe, before, key);
      const subscription = await stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: isCanceled, expand: SUBSCRIPTION_EXPAND },
        { idempotencyKey: `${key}:cancel` },
      );
      return read(stripe, subscription);
    }),

  end: (subscriptionId, key) => asking((stripe) => end(stripe, subscriptionId, key)),

  refundOfWithdrawal: (subscriptionId, at) => asking((stripe) => previewRefund(stripe, subscriptionId, at)),

  withdraw: (subscriptionId, at, key) =>
    asking(async (stripe) => {
      // First the end: nothing more is charged that would have to be paid back as well.
      await end(stripe, subscriptionId, key);
      return refundUnused(stripe, subscriptionId, at, key);
    }),

  replaceMethod: (subscriptionId, paymentMethod, key) =>
    asking(async (stripe) => {
      const before = await retrieve(stripe, subscriptionId);
      await attach(stripe, paymentMethod, idOf(before.customer) ?? "", key);
      await stripe.subscriptions.update(
        subscriptionId,
        { default_payment_method: paymentMethod },
        { idempotencyKey: `${key}:method` },
      );
      await rescheduleMethod(stripe, before, paymentMethod, key);
      await payOpen(stripe, before, paymentMethod, key);
      return read(stripe, await retrieve(stripe, subscriptionId));
    }),

  invoices: (customerId) =>
    asking(async (stripe) => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: SHOWN_INVOICES });
      return data.map(toProviderInvoice);
    }),
};
