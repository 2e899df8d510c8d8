import { describe, expect, it } from "vitest";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { atProvider, bought, buy, deliverAll, fake, openShop, ownOf, premium, standard } from "./stripe-shop";

openShop();

describe("buying a plan with Stripe", () => {
  it("begins at once with a card that pays, and Stripe learns who and for what", async () => {
    const pro = await aPro({ lang: "cz" });

    const { status, body } = await buy(pro, fake.card("pays"));

    expect(status).toBe(200);
    const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2040 };
    expect(body).toMatchObject({ status: "ACTIVE", step: "none", subscription: { card, planId: standard } });
    expect(body).not.toHaveProperty("clientSecret");
    expect(await ownOf(pro)).toMatchObject({ plan: { slug: "standard" }, offersLeft: 30, incomplete: null });
    const [subscription] = fake.subscriptionsOf(pro.id);
    expect(subscription?.metadata).toEqual({ userId: pro.id, planId: standard });
    expect(fake.world.customers.all()).toMatchObject([
      { email: pro.email, name: "Tomáš Dvořák", preferred_locales: ["cs"], metadata: { userId: pro.id } },
    ]);
    const invoicesOfPro = await call<{ items: unknown[] }>(invoices, { as: pro });
    expect(invoicesOfPro.body.items).toMatchObject([
      {
        amountMinor: 1490,
        currency: "EUR",
        status: "paid",
        url: expect.stringContaining("https://") as string,
      },
    ]);
  });

  it("notifies of it once, whatever the webhooks repeat", async () => {
    const pro = await aPro();
    await bought(pro);
    await deliverAll();

    expect(await notificationsOf(pro)).toMatchObject([
      { type: "SUBSCRIPTION_CHANGED", params: { status: "STARTED" } },
    ]);
  });

  it("waits for 3-D Secure and begins with the webhook, when its tab was closed", async () => {
    const pro = await aPro();
    const { body, providerId } = await bought(pro, fake.card("asks"));
    expect(body).toMatchObject({ status: "INCOMPLETE", step: "confirm" });
    expect((await atProvider(pro, providerId)).body).toMatchObject({
      step: "confirm",
      clientSecret: body.clientSecret,
    });
    expect((await ownOf(pro)).offersLeft).toBe(3);

    fake.bank(body.clientSecret ?? "");
    await deliverAll();

    expect(await ownOf(pro)).toMatchObject({
      current: { status: "ACTIVE" },
      incomplete: null,
      offersLeft: 30,
    });
    expect((await atProvider(pro, providerId)).body).toMatchObject({ step: "none", clientSecret: null });
  });

  it("asks for another card when the bank says no, and takes it for the same subscription", async () => {
    const pro = await aPro();
    const { body, providerId } = await bought(pro, fake.card("asks"));
    fake.bank(body.clientSecret ?? "", false);
    const refused = (await atProvider(pro, providerId)).body;
    expect(refused).toMatchObject({ step: "new_method", failure: "card_declined", clientSecret: null });

    const again = await bought(pro, fake.card("pays"));

    expect(again).toMatchObject({ providerId, body: { status: "ACTIVE", step: "none" } });
    expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);
  });

  it("keeps the subscription of a card that is refused for another card", async () => {
    const pro = await aPro();
    const refused = await bought(pro, fake.card("refuses"));
    expect(refused.body).toMatchObject({ status: "INCOMPLETE", step: "new_method" });
    const authenticatingst = await bought(pro, fake.card("asks"));
    expect(authenticatingst.body).toMatchObject({ status: "INCOMPLETE", step: "confirm" });

    const paid = await bought(pro);

    expect(paid).toMatchObject({ id: refused.id, body: { status: "ACTIVE", step: "none" } });
    const [invoice, ...more] = fake.world.invoices.all();
    expect([invoice?.status, more]).toEqual(["paid", []]);
  });

  it("begins nothing with a card that is refused before it can be kept", async () => {
    const pro = await aPro();

    const { status, body } = await buy(pro, fake.card("refused at once"));

    expect([status, body.code]).toEqual([402, "card_declined"]);
    expect(fake.subscriptionsOf(pro.id)).toEqual([]);
    expect(await db.userSubscription.count({ where: { userId: pro.id } })).toBe(0);
  });

  it("waits for a bank that takes its time", async () => {
    const pro = await aPro();
    const { body, providerId } = await bought(pro, fake.card("processes"));
    expect(body).toMatchObject({ status: "INCOMPLETE", step: "processing" });

    const [intent] = fake.world.intents.all();
    fake.bank(intent?.client_secret ?? "");
    await deliverAll();

    expect((await atProvider(pro, providerId)).body).toMatchObject({ status: "ACTIVE", step: "none" });
    expect((await ownOf(pro)).offersLeft).toBe(30);
  });

  it("is forgotten after 23 hours without confirmation, and can be begun anew", async () => {
    const pro = await aPro();
    const given = await bought(pro, fake.card("asks"));
    fake.pass({ hours: 24 });
    // No webhook arrived; the next attempt finds out by asking Stripe.
    const again = await bought(pro);

    expect(again.providerId).not.toBe(given.providerId);
    expect(again.body.status).toBe("ACTIVE");
    expect(fake.subscriptionsOf(pro.id).map(({ status }) => status)).toEqual([
      "incomplete_expired",
      "active",
    ]);
    await deliverAll();
    // What was never paid was no plan, earlier or now.
    expect(await ownOf(pro)).toMatchObject({
      current: { status: "ACTIVE", beganAt: expect.any(String) as string },
      incomplete: null,
      history: [{ status: "CANCELED", beganAt: null }],
    });
  });

  it("gives up the payment that was begun for another plan", async () => {
    const pro = await aPro();
    await bought(pro, fake.card("asks"));

    const { body } = await bought(pro, fake.card("pays"), premium);

    expect(body.subscription.plan.slug).toBe("premium");
    expect(fake.subscriptionsOf(pro.id).map(({ status }) => status)).toEqual([
      "incomplete_expired",
      "active",
    ]);
    expect(fake.world.invoices.all().map(({ status }) => status)).toEqual(["void", "paid"]);
  });
});
