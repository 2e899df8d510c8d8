import { afterAll, beforeAll, beforeEach } from "vitest";
import { PATCH as cancelRoute } from "@/app/api/users/subscriptions/[id]/cancel/route";
import { PATCH as changeRoute } from "@/app/api/users/subscriptions/[id]/change/route";
import { GET as previewRoute } from "@/app/api/users/subscriptions/[id]/change-preview/route";
import { POST as replaceRoute } from "@/app/api/users/subscriptions/[id]/payment-method/route";
import { GET as atProviderRoute } from "@/app/api/users/subscriptions/getStripeSubscriptionById/route";
import { GET as ownRoute } from "@/app/api/users/subscriptions/route";
import { POST as subscribeRoute } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import { POST as webhookRoute } from "@/app/api/webhooks/stripe/route";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { jobs } from "@/lib/subscriptions/jobs";
import type {
  ChangePreview,
  OwnSubscriptions,
  ProviderSubscriptionView,
  SubscriptionAnswer,
} from "@/lib/subscriptions/schema";
import { syncPlans } from "@/lib/subscriptions/service/sync-plans";
import { call, type TestResponse } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";
import {
  FakeStripe,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  WEBHOOK_SECRET,
  type Delivery,
} from "@/tests/support/fake-stripe/fake-stripe";
import { runJobs } from "@/tests/support/run-jobs";

process.env.STRIPE_SECRET_KEY = SECRET_KEY;
process.env.STRIPE_PUBLISHABLE_KEY = PUBLISHABLE_KEY;
process.env.STRIPE_WEBHOOK_SECRET = WEBHOOK_SECRET;

/** The fake Stripe of this file's tests. */
export const fake = new FakeStripe();
export const standard = planIdOf("standard");
export const premium = planIdOf("premium");
export const free = planIdOf("free");

/** Resets the fake before every test: it sells the plans and has no customers. */
export function openShop(): void {
  beforeAll(async () => {
    await fake.start();
    process.env.STRIPE_API_URL = fake.url;
    await syncPlans();
  });
  beforeEach(() => fake.reset());
  afterAll(() => fake.stop());
}

type Refused = { code?: string };

/** A PRO submits the payment form. */
export function buy(pro: TestUser, paymentMethod: string, planId = standard, key?: string) {
  return call<SubscriptionAnswer & Refused>(subscribeRoute, {
    as: pro,
    body: { subscriptionId: planId, paymentMethod },
    headers: key ? { "idempotency-key": key } : {},
  });
}

/** A PRO who pays for a plan, and the product's answer. */
export async function bought(pro: TestUser, paymentMethod = fake.card("pays"), planId = standard) {
  const { status, body } = await buy(pro, paymentMethod, planId);
  if (status !== 200) throw new Error(`could not buy: ${status} ${body.code}`);
  return { id: body.subscription.id, providerId: body.subscription.paymentProviderId ?? "", body };
}

type Called = Promise<TestResponse<SubscriptionAnswer & Refused>>;

export const change = (pro: TestUser, id: string, planId: string, prorationAt?: string | null): Called =>
  call(changeRoute, {
    as: pro,
    params: { id },
    body: { subscriptionId: planId, prorationAt: prorationAt ?? undefined },
  });
export const preview = (pro: TestUser, id: string, planId: string) =>
  call<ChangePreview & Refused>(previewRoute, { as: pro, params: { id }, query: { subscriptionId: planId } });
export const cancel = (pro: TestUser, id: string): Called =>
  call(cancelRoute, { as: pro, params: { id }, body: {} });
export const resume = (pro: TestUser, id: string): Called =>
  call(cancelRoute, { as: pro, params: { id }, body: { resume: true } });
export const replaceCard = (pro: TestUser, id: string, paymentMethod: string): Called =>
  call(replaceRoute, { as: pro, params: { id }, body: { paymentMethod } });
export const atProvider = (pro: TestUser, id: string) =>
  call<ProviderSubscriptionView & Refused>(atProviderRoute, { as: pro, query: { id } });
export const ownOf = async (pro: TestUser) => (await call<OwnSubscriptions>(ownRoute, { as: pro })).body;

/** A webhook request from Stripe. */
export const deliver = ({ body, signature }: Delivery) =>
  call<Refused>(webhookRoute, { body, headers: { "stripe-signature": signature } });

/** Delivers the pending webhook events in their order, and runs the jobs that process them. */
export async function deliverAll(): Promise<void> {
  for (const event of fake.takeEvents()) await deliver(fake.sign(event));
  await runJobs(jobs);
}
