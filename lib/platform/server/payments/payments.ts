import type { Language } from "@/lib/i18n/languages";
import type { ErrorCode } from "@/lib/shared/errors";

/** Where a subscription stands with its provider, in the words of our own status column. */
export type PaymentStatus = "INCOMPLETE" | "ACTIVE" | "PAST_DUE" | "CANCELED";

/** How a payment is going: what its person has to do next, if anything. */
export type PaymentStep = "none" | "confirm" | "new_method" | "processing";

/** A card as it may be shown. */
export type CardSummary = { brand: string; last4: string; expMonth: number; expYear: number };

/** Everything we take over from a provider's subscription, read at one moment. */
export type ProviderSubscription = {
  id: string;
  customerId: string;
  /** Our user and plan, as we sent them to the provider when it was made. */
  userId: string | null;
  planId: string;
  /** The plan that begins when the period ends. */
  pendingPlanId: string | null;
  status: PaymentStatus;
  /** What a month of it costs, in cents: the price at which it was bought. Null: what the plan costs. */
  priceMinor: number | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** When the payment failed that is still open, or was when it ended. Set while PAST_DUE, and then when CANCELED. */
  pastDueSince: Date | null;
  /** Set exactly when CANCELED. */
  endedAt: Date | null;
  card: CardSummary | null;
  payment: {
    step: PaymentStep;
    /** What the browser needs to confirm the payment; only while there is something to confirm. */
    clientSecret: string | null;
    /** Why the last try failed. */
    failure: ErrorCode | null;
  };
};

/** An invoice, newest first in lists. */
export type ProviderInvoice = {
  id: string;
  number: string | null;
  amountMinor: number;
  /** What was paid back of it. */
  refundedMinor: number;
  currency: string;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  createdAt: Date;
  /** The provider's page with the invoice, and the invoice as a file. */
  url: string | null;
  pdfUrl: string | null;
};

/** What a change of plan costs now, by the day, and what the months after it cost. */
export type ChangePrice = { dueNowMinor: number; taxMinor: number; prorationAt: Date };

export type PlanPrice = { planId: string; priceMinor: number; providerPriceId: string | null };
/** Whom invoices are for; `vatId` only of a business. */
export type Customer = {
  userId: string;
  email: string;
  name: string;
  lang: string;
  address: { street: string | null; postcode: string | null; city: string | null; country: string | null };
  vatId: string | null;
};

/**
 * Who takes the money for subscriptions. Every call that changes something carries a key: the same key does it once.
 * A refused card is the code `card_declined`, a payment method that is not this customer's `payment_method_not_found`,
 * a provider that is away or slow `payments_unavailable`; anything else it says is a fault of ours and throws on.
 */
export type PaymentProvider = {
  kind: "stripe" | "demo";
  createCustomer(customer: Customer, key: string): Promise<string>;
  /** What the next invoices say of the buyer. */
  updateCustomer(customerId: string, customer: Customer): Promise<void>;
  /** Starts a subscription and tries to take the first payment. */
  subscribe(
    wish: { customerId: string; userId: string; price: PlanPrice; paymentMethod: string },
    key: string,
  ): Promise<ProviderSubscription>;
  /** The subscription as it is now; null when the provider does not know it. */
  find(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** The ids of a customer's subscriptions that have not ended, also of those we do not know. */
  running(customerId: string): Promise<string[]>;
  priceOfUpgrade(subscriptionId: string, price: PlanPrice): Promise<ChangePrice>;
  /**
   * At once, the rest of the month paid by the day from `prorationAt` on. The plan changes when that payment is through.
   * Throws `stale_version` when the plan has renewed since that moment: the price that was shown is no longer right.
   */
  upgrade(
    subscriptionId: string,
    price: PlanPrice,
    prorationAt: Date,
    key: string,
  ): Promise<ProviderSubscription>;
  /** At the end of the period; null takes a planned change back. */
  planDowngrade(subscriptionId: string, price: PlanPrice | null, key: string): Promise<ProviderSubscription>;
  /** Ends it with its period, together with an upgrade that is not paid for yet, or lets it go on after all. */
  cancelAtPeriodEnd(subscriptionId: string, isCanceled: boolean, key: string): Promise<ProviderSubscription>;
  /** Ends it at once, with what is open of it: a payment that was given up, an account that is deleted. */
  end(subscriptionId: string, key: string): Promise<void>;
  /** What `withdraw` would pay back, in cents; nothing is changed. */
  refundOfWithdrawal(subscriptionId: string, at: Date): Promise<number>;
  /** Ends it at once and pays back, in cents, what was paid for the time after `at`. Twice is the same as once. */
  withdraw(subscriptionId: string, at: Date, key: string): Promise<number>;
  /** Pays with another card from now on, and pays with it what is open. */
  replaceMethod(subscriptionId: string, paymentMethod: string, key: string): Promise<ProviderSubscription>;
  /** `lang`: for pages with invoices that are our own; others speak the customer's language. */
  invoices(customerId: string, lang: Language): Promise<ProviderInvoice[]>;
};

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** The demo's provider; `lib/registry.ts` hands it over at start, only `DEMO=1` uses it. */
    demoPayments?: PaymentProvider;
  }
}
