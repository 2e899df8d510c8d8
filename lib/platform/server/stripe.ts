import Stripe from "stripe";
import { AppError } from "@/lib/shared/errors";
import { env } from "./env";
import { log } from "./log";
import type { PaymentProvider, PlanPrice, ProviderSubscription } from "./payments";
import {
  idOf,
  openInvoiceOf,
  SUBSCRIPTION_EXPAND,
  toProviderInvoice,
  toProviderSubscription,
} from "./stripe-subscription";

/** Longer than Stripe ever takes when it is well; a person waits for it with a button pressed. */
const TIMEOUT_MS = 8_000;
const SHOWN_INVOICES = 24;
/** How old a signature may be: Stripe's own recommendation against replays. */
const TOLERANCE_SECONDS = 300;

let client: Stripe | null = null;

/** The one connection to Stripe, with the key of the configuration. */
export function stripeClient(): Stripe {
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  client ??= new Stripe(env.STRIPE_SECRET_KEY ?? "", {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return client;
}

const isOf = (error: unknown, ...types: string[]) =>
  error instanceof Error && "type" in error && types.includes(String(error.type));

/** Turns what Stripe refuses into our codes; what is our own fault stays what it is. */
async function asking<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(stripeClient());
  } catch (error) {
    if (isOf(error, "StripeCardError")) throw new AppError("card_declined");
    if (!isOf(error, "StripeConnectionError", "StripeAPIError", "StripeRateLimitError")) throw error;
    log.warn({ err: error }, "Stripe cannot be asked");
    throw new AppError("payments_unavailable");
  }
}

const isMissing = (error: unknown) =>
  isOf(error, "StripeInvalidRequestError") &&
  (error as Stripe.errors.StripeInvalidRequestError).code === "resource_missing";

/** What the payment of an open bill waits for. The secret of a payment begins with its id. */
async function intentOf(stripe: Stripe, subscription: Stripe.Subscription) {
  const secret = openInvoiceOf(subscription)?.confirmation_secret?.client_secret;
  const [intentId] = secret?.split("_secret_") ?? [];
  return intentId ? stripe.paymentIntents.retrieve(intentId) : null;
}

async function read(stripe: Stripe, subscription: Stripe.Subscription): Promise<ProviderSubscription> {
  return toProviderSubscription(subscription, await intentOf(stripe, subscription));
}

async function retrieve(stripe: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(subscriptionId, { expand: SUBSCRIPTION_EXPAND });
}

function priceIdOf({ planId, providerPriceId }: PlanPrice): string {
  if (providerPriceId) return providerPriceId;
  log.error({ planId }, "a plan has no price at Stripe: run npm run stripe:sync");
  throw new AppError("payments_unavailable");
}

/** Only the customer's own method, or one that is nobody's yet, can pay. */
async function attach(stripe: Stripe, paymentMethod: string, customer: string, key: string): Promise<void> {
  try {
    const method = await stripe.paymentMethods.retrieve(paymentMethod);
    const owner = idOf(method.customer);
    if (owner === customer) return;
    if (owner) throw new AppError("payment_method_not_found");
    await stripe.paymentMethods.attach(paymentMethod, { customer }, { idempotencyKey: `${key}:attach` });
  } catch (error) {
    if (isMissing(error)) throw new AppError("payment_method_not_found");
    throw error;
  }
}

const firstItem = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no price`);
  return item;
};

async function releaseSchedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  key: string,
): Promise<void> {
  const { schedule } = subscription;
  const isOpen = typeof schedule === "object" && schedule?.status === "active";
  if (isOpen) {
    await stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `${key}:release` });
  }
}

/** Pays what is open. A card that is refused or wants to be confirmed is told by the subscription itself. */
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
    if (!isOf(error, "StripeCardError")) throw error;
  }
}

/** Two phases: the month that is paid, then the other price from its end on. */
async function schedulePrice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: PlanPrice,
  key: string,
) {
  const item = firstItem(subscription);
  const schedule = await stripe.subscriptionSchedules.create(
    { from_subscription: subscription.id },
    { idempotencyKey: `${key}:schedule` },
  );
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: "release",
      metadata: { pendingPlanId: price.planId },
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price: priceIdOf(price), quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
        },
      ],
    },
    { idempotencyKey: `${key}:phases` },
  );
}

const tax = () => (env.STRIPE_AUTOMATIC_TAX ? { automatic_tax: { enabled: true } } : {});

/** Stripe itself (stack.md, payments). */
export const stripeProvider: PaymentProvider = {
  kind: "stripe",

  createCustomer: ({ userId, email, name, lang }, key) =>
    asking(async (stripe) => {
      const customer = await stripe.customers.create(
        { email, name, preferred_locales: [lang], metadata: { userId } },
        { idempotencyKey: key },
      );
      return customer.id;
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
        return await read(stripe, await retrieve(stripe, subscriptionId));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
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
      await releaseSchedule(stripe, before, key);
      const subscription = await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: firstItem(before).id, price: priceIdOf(price) }],
          proration_behavior: "always_invoice",
          proration_date: Math.floor(prorationAt.getTime() / 1000),
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
      await releaseSchedule(stripe, await retrieve(stripe, subscriptionId), key);
      const subscription = await stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: isCanceled, expand: SUBSCRIPTION_EXPAND },
        { idempotencyKey: `${key}:cancel` },
      );
      return read(stripe, subscription);
    }),

  end: (subscriptionId, key) =>
    asking(async (stripe) => {
      try {
        await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `${key}:end` });
      } catch (error) {
        // Gone already, which is what was wanted.
        if (!isMissing(error)) throw error;
      }
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
      await payOpen(stripe, before, paymentMethod, key);
      return read(stripe, await retrieve(stripe, subscriptionId));
    }),

  invoices: (customerId) =>
    asking(async (stripe) => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: SHOWN_INVOICES });
      return data.map(toProviderInvoice);
    }),
};

/** What Stripe told us of: only which subscription to look at; how it stands is read from Stripe. */
export type StripeNews = { eventId: string; type: string; subscriptionId: string | null };

function subscriptionOf(thing: { object: string }): string | null {
  if (thing.object === "subscription") return idOf(thing as Stripe.Subscription);
  if (thing.object === "subscription_schedule")
    return idOf((thing as Stripe.SubscriptionSchedule).subscription);
  if (thing.object !== "invoice") return null;
  return idOf((thing as Stripe.Invoice).parent?.subscription_details?.subscription);
}

/** Reads a webhook. Throws `signature_invalid` unless Stripe signed exactly these bytes, not long ago. */
export function readStripeNews(body: string, signature: string | null): StripeNews {
  try {
    const event = stripeClient().webhooks.constructEvent(
      body,
      signature ?? "",
      env.STRIPE_WEBHOOK_SECRET ?? "",
      TOLERANCE_SECONDS,
    );
    return { eventId: event.id, type: event.type, subscriptionId: subscriptionOf(event.data.object) };
  } catch (error) {
    if (isOf(error, "StripeSignatureVerificationError")) throw new AppError("signature_invalid");
    throw error;
  }
}
