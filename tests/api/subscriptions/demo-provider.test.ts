import { describe, expect, it } from "vitest";
import { POST as answerBank } from "@/app/api/dev/payments/[clientSecret]/route";
import { POST as addCard } from "@/app/api/dev/payments/methods/route";
import { POST as renew } from "@/app/api/dev/payments/renew/route";
import { PATCH as cancel } from "@/app/api/users/subscriptions/[id]/cancel/route";
import { PATCH as change } from "@/app/api/users/subscriptions/[id]/change/route";
import { GET as preview } from "@/app/api/users/subscriptions/[id]/change-preview/route";
import { POST as replaceCard } from "@/app/api/users/subscriptions/[id]/payment-method/route";
import { GET as atProvider } from "@/app/api/users/subscriptions/getStripeSubscriptionById/route";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { POST as subscribe } from "@/app/api/users/subscriptions/subscribe/route";
import { POST as subscribeToStripe } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { db } from "@/lib/platform/server/database/db";
import { jobs } from "@/lib/subscriptions/jobs";
import type {
  ChangePreview,
  invoiceList,
  ProviderSubscriptionView,
  SubscriptionAnswer,
} from "@/lib/subscriptions/schema";
import { call } from "@/tests/support/call";
import { aClient, aPro } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import type { z } from "zod";
import { aCard, buy, CARDS, FAILS_LATER, ownOf, premium, standard } from "./demo-shop";

process.env.DEMO = "1";

describe("buying a plan in the demo", () => {
  it("begins at once with a card that pays", async () => {
    const pro = await aPro();

    const { status, body } = await buy(pro, CARDS.pays);

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "ACTIVE", step: "none", subscription: { card: { last4: "4242" } } });
    expect(await ownOf(pro)).toMatchObject({ plan: { slug: "standard" }, offersLeft: 30 });
    const listedInvoices = await call<{ items: unknown[] }>(invoices, { as: pro });
    expect(listedInvoices.body.items).toMatchObject([{ amountMinor: 1490, status: "paid" }]);
  });

  it("waits for the bank, and begins when the person agrees", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.asks);
    expect(body).toMatchObject({ status: "INCOMPLETE", step: "confirm" });
    expect(await ownOf(pro)).toMatchObject({ current: null, incomplete: { status: "INCOMPLETE" } });

    const params = { clientSecret: body.clientSecret ?? "" };
    expect((await call(answerBank, { as: pro, params, body: { approve: true } })).status).toBe(204);
    await runJobs(jobs);

    expect(await ownOf(pro)).toMatchObject({ current: { status: "ACTIVE" }, offersLeft: 30 });
  });

  it("keeps a refused card's subscription for another card, and gives no rights before", async () => {
    const pro = await aPro();
    const refused = await buy(pro, CARDS.refuses);
    expect(refused.body).toMatchObject({ status: "INCOMPLETE", step: "new_method" });
    expect((await ownOf(pro)).offersLeft).toBe(3);

    const paid = await buy(pro, CARDS.pays);

    expect(paid.body).toMatchObject({ status: "ACTIVE", step: "none" });
    expect(paid.body.subscription.id).toBe(refused.body.subscription.id);
  });

  it("makes one subscription of two clicks at the same moment", async () => {
    const pro = await aPro();

    const answers = await Promise.all([buy(pro, CARDS.pays), buy(pro, CARDS.pays)]);

    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(await db.userSubscription.count({ where: { userId: pro.id } })).toBe(1);
  });

  it("refuses real cards, old cards, other people's cards, clients, free and unknown plans", async () => {
    const [pro, rival] = [await aPro(), await aPro()];
    const real = { number: "4111 1111 1111 1111", expMonth: 12, expYear: 2040, cvc: "123" };
    expect((await call(addCard, { as: pro, body: real })).status).toBe(422);
    const old = { number: CARDS.pays, expMonth: 1, expYear: 2024, cvc: "123" };
    expect((await call(addCard, { as: pro, body: old })).status).toBe(422);

    await buy(rival, CARDS.pays);
    const foreign = await db.demoPaymentMethod.findFirstOrThrow({
      where: { customerId: `demo_customer_${rival.id}` },
    });
    const withForeign = { subscriptionId: standard, paymentMethod: foreign.id };
    expect((await call(subscribeToStripe, { as: pro, body: withForeign })).body).toMatchObject({
      code: "payment_method_not_found",
    });
    const paymentMethod = await aCard(pro, CARDS.pays);
    const codeFor = async (subscriptionId: string) =>
      (await call<{ code: string }>(subscribeToStripe, { as: pro, body: { subscriptionId, paymentMethod } }))
        .body.code;
    expect(await codeFor(planIdOf("free"))).toBe("plan_is_free");
    expect(await codeFor(pro.id)).toBe("plan_not_found");
    const free = { subscriptionId: planIdOf("free") };
    expect((await call(subscribe, { as: await aClient(), body: free })).status).toBe(403);
    expect((await call(subscribe, { as: pro, body: { subscriptionId: premium } })).body).toMatchObject({
      code: "plan_needs_payment",
    });
  });
});

describe("changing a plan in the demo", () => {
  it("goes up at once for the rest of the month, at the price that was shown", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.pays);
    const params = { id: body.subscription.id };
    const query = { subscriptionId: premium };
    const shown = (await call<ChangePreview>(preview, { as: pro, params, query })).body;
    expect(shown).toMatchObject({ direction: "UP", dueNowMinor: 2500 });

    const changed = await call<SubscriptionAnswer>(change, {
      as: pro,
      params,
      body: { subscriptionId: premium, prorationAt: shown.prorationAt },
    });

    expect(changed.body).toMatchObject({ status: "ACTIVE", subscription: { plan: { slug: "premium" } } });
    expect((await ownOf(pro)).offersLeft).toBe(200);
  });

  it("goes down with the next period, and that can be taken back", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.pays, premium);
    const params = { id: body.subscription.id };
    const down = () =>
      call<SubscriptionAnswer>(change, { as: pro, params, body: { subscriptionId: standard } });

    expect((await down()).body.subscription).toMatchObject({
      plan: { slug: "premium" },
      pendingPlan: { slug: "standard" },
    });
    const back = await call<SubscriptionAnswer>(change, {
      as: pro,
      params,
      body: { subscriptionId: premium },
    });
    expect(back.body.subscription.pendingPlan).toBeNull();
    await down();
    await call(renew, { as: pro, body: params });
    await runJobs(jobs);

    expect(await ownOf(pro)).toMatchObject({ current: { plan: { slug: "standard" }, pendingPlan: null } });
  });

  it("ends with the paid period when canceled, and goes on when that is taken back", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.pays);
    const params = { id: body.subscription.id };

    await call(cancel, { as: pro, params, body: {} });
    expect((await ownOf(pro)).current).toMatchObject({ cancelAtPeriodEnd: true, status: "ACTIVE" });
    await call(cancel, { as: pro, params, body: { resume: true } });
    expect((await ownOf(pro)).current).toMatchObject({ cancelAtPeriodEnd: false });
    await call(cancel, { as: pro, params, body: {} });
    await call(renew, { as: pro, body: params });
    await runJobs(jobs);

    expect(await ownOf(pro)).toMatchObject({ current: null, plan: { slug: "free" }, offersLeft: 3 });
  });

  it("drops an upgrade that the bank has not confirmed when the plan is canceled: nothing is left to pay", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.pays);
    const params = { id: body.subscription.id };
    await call(replaceCard, { as: pro, params, body: { paymentMethod: await aCard(pro, CARDS.asks) } });
    const asked = await call<SubscriptionAnswer>(change, {
      as: pro,
      params,
      body: { subscriptionId: premium },
    });
    expect(asked.body).toMatchObject({ step: "confirm", subscription: { plan: { slug: "standard" } } });

    const canceled = await call<SubscriptionAnswer>(cancel, { as: pro, params, body: {} });

    expect(canceled.body).toMatchObject({ step: "none", subscription: { cancelAtPeriodEnd: true } });
    const { items } = (await call<z.infer<typeof invoiceList>>(invoices, { as: pro })).body;
    expect(items.map(({ status }) => status)).toEqual(["void", "paid"]);
    const answered = {
      as: pro,
      params: { clientSecret: asked.body.clientSecret ?? "" },
      body: { approve: true },
    };
    expect((await call(answerBank, answered)).status).toBe(204);
    await runJobs(jobs);
    expect((await ownOf(pro)).current).toMatchObject({ plan: { slug: "standard" }, cancelAtPeriodEnd: true });
  });

  it("drops an upgrade that the bank has not confirmed at the renewal: another card does not buy it", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.pays);
    const params = { id: body.subscription.id };
    await call(replaceCard, { as: pro, params, body: { paymentMethod: await aCard(pro, CARDS.asks) } });
    await call(change, { as: pro, params, body: { subscriptionId: premium } });

    await call(renew, { as: pro, body: params });
    await runJobs(jobs);
    const paymentMethod = await aCard(pro, CARDS.pays);
    const replaced = await call<SubscriptionAnswer>(replaceCard, {
      as: pro,
      params,
      body: { paymentMethod },
    });

    expect(replaced.body).toMatchObject({ step: "none", subscription: { plan: { slug: "standard" } } });
    const { items } = (await call<z.infer<typeof invoiceList>>(invoices, { as: pro })).body;
    expect(items.map(({ status }) => status)).toEqual(["paid", "void", "paid"]);
  });

  it("keeps the rights for seven days when a renewal fails, then falls back to FREE, until another card pays", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, FAILS_LATER);
    const params = { id: body.subscription.id };

    await call(renew, { as: pro, body: params });
    await runJobs(jobs);
    expect(await ownOf(pro)).toMatchObject({ current: { status: "PAST_DUE" }, offersLeft: 30 });
    await call(renew, { as: pro, body: params });
    await runJobs(jobs);
    expect(await ownOf(pro)).toMatchObject({ plan: { slug: "free" }, offersLeft: 3 });

    const paymentMethod = await aCard(pro, CARDS.pays);
    await call(replaceCard, { as: pro, params, body: { paymentMethod } });
    expect(await ownOf(pro)).toMatchObject({ current: { status: "ACTIVE" }, offersLeft: 30 });
  });

  it("shows and changes only one's own", async () => {
    const [pro, rival] = [await aPro(), await aPro()];
    const { body } = await buy(rival, CARDS.pays);
    const params = { id: body.subscription.id };
    const query = { id: body.subscription.paymentProviderId ?? "" };

    expect((await call(atProvider, { as: pro, query })).status).toBe(404);
    expect((await call<ProviderSubscriptionView>(atProvider, { as: rival, query })).body.status).toBe(
      "ACTIVE",
    );
    expect((await call(cancel, { as: pro, params, body: {} })).status).toBe(404);
    expect((await call(change, { as: pro, params, body: { subscriptionId: premium } })).status).toBe(404);
    expect((await call(renew, { as: pro, body: params })).status).toBe(404);
    expect((await ownOf(rival)).current).toMatchObject({ status: "ACTIVE", cancelAtPeriodEnd: false });
  });
});
