import { expect, it } from "vitest";
import type { z } from "zod";
import { POST as answerBank } from "@/app/api/dev/payments/[clientSecret]/route";
import { POST as addCard } from "@/app/api/dev/payments/methods/route";
import { GET as own } from "@/app/api/users/subscriptions/route";
import { POST as subscribeToStripe } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import type { demoMethodAnswer } from "@/lib/demo/payments/schema";
import { transact } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { keepCustomer, lockAtProvider } from "@/lib/subscriptions/data/subscriptions";
import { jobs } from "@/lib/subscriptions/jobs";
import type { OwnSubscriptions, SubscriptionAnswer } from "@/lib/subscriptions/schema";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { call } from "@/tests/support/call";
import { howManyWait } from "@/tests/support/database-waits";
import { aPro, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";

process.env.DEMO = "1";

/** A first purchase that the bank has agreed to, and of which the provider's word is on its way. */
async function aPaidPurchase(pro: TestUser): Promise<string> {
  const card = { number: "4000002760003184", expMonth: 12, expYear: 2040, cvc: "123" };
  const { body: method } = await call<z.infer<typeof demoMethodAnswer>>(addCard, { as: pro, body: card });
  const wish = { subscriptionId: planIdOf("standard"), paymentMethod: method.paymentMethod };
  const { body } = await call<SubscriptionAnswer>(subscribeToStripe, { as: pro, body: wish });
  const params = { clientSecret: body.clientSecret ?? "" };
  await call(answerBank, { as: pro, params, body: { approve: true } });
  return body.subscription.paymentProviderId ?? "";
}

it("goes on while the provider's word of it arrives: neither waits for the other for ever", async () => {
  const pro = await aPro();
  const providerId = await aPaidPurchase(pro);

  const ran = await transact(async ({ tx }) => {
    // What a person's first purchase does: until it ends, nothing that refers to them can be written.
    await keepCustomer(tx, pro.id, newId());
    const running = runJobs(jobs);
    // A failure is looked at below, once this transaction has ended.
    running.catch(() => undefined);
    await expect.poll(howManyWait, { timeout: 10_000 }).toBeGreaterThan(0);
    await lockAtProvider(tx, providerId);
    return { running };
  });
  await ran.running;

  const { body } = await call<OwnSubscriptions>(own, { as: pro });
  expect(body).toMatchObject({ current: { status: "ACTIVE" } });
});
