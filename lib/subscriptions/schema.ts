import { z } from "zod";
import { ERROR_CODES } from "../shared/errors";
import { listAnswer } from "../shared/list-query";
import { PAYMENT_STEPS, SUBSCRIPTION_STATUSES } from "./constants";

/** A plan as everybody sees it. */
export const planView = z.object({
  id: z.string(),
  slug: z.string(),
  /** In the caller's language. */
  name: z.string(),
  /** A month of it, in cents, taxes included. */
  priceMinor: z.number().int(),
  currency: z.string(),
  interval: z.literal("MONTH"),
  payable: z.boolean(),
  offersPerMonth: z.number().int(),
  maxSubcategories: z.number().int(),
});
export type PlanView = z.infer<typeof planView>;

/** GET /subscriptions/available: `payable=1` only those that cost, `0` only the free ones. */
export const availableQuery = z.object({ payable: z.enum(["1", "0"]).optional() });
export const planList = listAnswer(planView);
export type PlanList = z.infer<typeof planList>;

/** A card as it may be shown. */
export const cardSummary = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
});

/** A subscription as its PRO sees it. */
export const subscriptionView = z.object({
  id: z.string(),
  planId: z.string(),
  plan: planView,
  pendingPlan: planView.nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** What a month of it costs its PRO, in cents: they keep the price they have bought it at. */
  priceMinor: z.number().int(),
  paymentProviderId: z.string().nullable(),
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** While a payment is open: until when the plan's rights are kept. */
  graceEndsAt: z.string().nullable(),
  card: cardSummary.nullable(),
  createdAt: z.string(),
  /** When its first payment was through; null: it was not. */
  beganAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The last day on which the contract can be withdrawn from; null: it cannot. */
  withdrawUntil: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** What was paid back after a withdrawal; null: nothing yet. */
  refundMinor: z.number().int().nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/** GET /users/subscriptions/getStripeSubscriptionById: the provider's side of it, read at this moment. */
export const providerSubscriptionView = z.object({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  planId: z.string(),
  pendingPlanId: z.string().nullable(),
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  card: cardSummary.nullable(),
  step: z.enum(PAYMENT_STEPS),
  clientSecret: z.string().nullable(),
  failure: z.enum(ERROR_CODES).nullable(),
});
export type ProviderSubscriptionView = z.infer<typeof providerSubscriptionView>;
export const providerSubscriptionParams = z.object({ id: z.string().min(1).max(255) });

const subscriptionId = z.uuid();
const paymentMethod = z.string().trim().min(1).max(255);

/** The specification calls the plan `subscriptionId` here. */
export const subscribeBody = z.object({ subscriptionId });
export const subscribeToStripeBody = z.object({ subscriptionId, paymentMethod });
/** `prorationAt`: the moment the person saw the price for, so that they pay exactly that. */
export const changeBody = z.object({ subscriptionId, prorationAt: z.iso.datetime().optional() });
export const cancelBody = z.object({ resume: z.literal(true).optional() });
export const paymentMethodBody = z.object({ paymentMethod });
/** POST /withdrawals: the address of the account. */
export const withdrawalRequest = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
});
/** From which contract a withdrawal is, and what it pays back, before it is confirmed. */
export const withdrawalPreview = z.object({
  /** In the caller's language. */
  planName: z.string(),
  boughtAt: z.string(),
  /** Null: the payment provider cannot be asked right now. */
  refundMinor: z.number().int().nullable(),
});
export type WithdrawalPreview = z.infer<typeof withdrawalPreview>;
/** POST /withdrawals/confirm and …/preview: the token of the mailed link. */
export const withdrawalConfirmation = z.object({ token: z.string().min(1).max(300) });
export const subscriptionParams = z.object({ id: z.uuid() });
export const changePreviewParams = z.object({ subscriptionId });

/** The answer to whatever may need a payment. */
export const subscriptionAnswer = z.object({
  subscription: subscriptionView,
  status: z.enum(SUBSCRIPTION_STATUSES),
  step: z.enum(PAYMENT_STEPS),
  clientSecret: z.string().optional(),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** GET /users/subscriptions/{id}/change-preview: what a change means, before it is confirmed. */
export const changePreview = z.object({
  plan: planView,
  /** UP begins at once and is paid by the day; DOWN begins with the next period. */
  direction: z.enum(["UP", "DOWN"]),
  dueNowMinor: z.number().int(),
  taxMinor: z.number().int(),
  prorationAt: z.string().nullable(),
  beginsAt: z.string(),
});
export type ChangePreview = z.infer<typeof changePreview>;

export const invoiceView = z.object({
  id: z.string(),
  number: z.string().nullable(),
  amountMinor: z.number().int(),
  refundedMinor: z.number().int(),
  currency: z.string(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
  createdAt: z.string(),
  url: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});
export const invoiceList = z.object({ items: z.array(invoiceView) });

/** GET /users/subscriptions: the plan a PRO has, what is left of it, and what they had before. */
export const ownSubscriptions = z.object({
  /** Null: FREE without a subscription. */
  current: subscriptionView.nullable(),
  /** A first payment that is not through yet. */
  incomplete: subscriptionView.nullable(),
  plan: planView,
  offersLeft: z.number().int(),
  /** The plan's and those earned on top of them. */
  offersPerPeriod: z.number().int(),
  /** The end of the period in which offers are counted. */
  offersRenewAt: z.string(),
  subcategoriesUsed: z.number().int(),
  history: z.array(subscriptionView),
});
export type OwnSubscriptions = z.infer<typeof ownSubscriptions>;
