import { describe, expect, it, onTestFinished } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { notificationsOf } from "@/tests/support/observe";
import { aPro } from "@/tests/support/factories";
import {
  atProvider,
  bought,
  cancel,
  change,
  deliverAll,
  fake,
  free,
  openShop,
  ownOf,
  premium,
  preview,
  replaceCard,
  resume,
  standard,
} from "./stripe-shop";

openShop();

const statusesOf = async (pro: { id: string }) =>
  (await notificationsOf(pro)).map(({ params }) => (params as { status: string }).status);

describe("a better plan at Stripe", () => {
  it("begins at once and costs exactly what was shown for the rest of the month", async () => {
    fake.reset({ daysAgo: 10 });
    const pro = await aPro();
    const { id } = await bought(pro);
    fake.pass({ days: 10 });
    const shown = (await preview(pro, id, premium)).body;
    expect(shown).toMatchObject({ direction: "UP", taxMinor: 0, plan: { slug: "premium" } });
    expect(shown.dueNowMinor).toBeGreaterThan(1500);
    expect(shown.dueNowMinor).toBeLessThan(1800);

    const { status, body } = await change(pro, id, premium, shown.prorationAt);

    expect([status, body.step]).toEqual([200, "none"]);
    expect(await ownOf(pro)).toMatchObject({ current: { plan: { slug: "premium" } }, offersLeft: 200 });
    const invoicesOfPro = fake.world.invoices.all().map(({ total, status: paid }) => [total, paid]);
    expect(invoicesOfPro).toEqual([
      [1490, "paid"],
      [shown.dueNowMinor, "paid"],
    ]);
    await deliverAll();
    expect(await statusesOf(pro)).toEqual(["STARTED", "CHANGED"]);
  });

  it("is priced for now when another moment is sent than one of the last quarter of an hour", async () => {
    fake.reset({ daysAgo: 10 });
    const pro = await aPro();
    const { id } = await bought(pro);
    fake.pass({ days: 10 });
    const { dueNowMinor } = (await preview(pro, id, premium)).body;

    await change(pro, id, premium, new Date(Date.now() + 9 * 86_400_000).toISOString());

    expect(Math.abs((fake.world.invoices.all().at(-1)?.total ?? 0) - dueNowMinor)).toBeLessThan(2);
  });

  it("begins when the bank agrees; until then the old plan counts", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    fake.turn(fake.subscription(providerId).default_payment_method ?? "", "asks");

    const { body } = await change(pro, id, premium);

    expect(body).toMatchObject({
      status: "ACTIVE",
      step: "confirm",
      subscription: { plan: { slug: "standard" } },
    });
    expect((await atProvider(pro, providerId)).body).toMatchObject({ step: "confirm", planId: standard });
    fake.bank(body.clientSecret ?? "");
    await deliverAll();
    expect((await ownOf(pro)).current?.plan.slug).toBe("premium");
  });

  it("keeps the old plan when the card is refused, until another card pays for the better one", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    fake.turn(fake.subscription(providerId).default_payment_method ?? "", "refuses");

    const { body } = await change(pro, id, premium);
    expect(body).toMatchObject({
      status: "ACTIVE",
      step: "new_method",
      subscription: { plan: { slug: "standard" } },
    });
    const paid = await replaceCard(pro, id, fake.card("pays"));

    expect(paid.body).toMatchObject({ step: "none", subscription: { plan: { slug: "premium" } } });
  });

  it("is given up after 23 hours without a payment; the old plan goes on", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    fake.turn(fake.subscription(providerId).default_payment_method ?? "", "asks");
    await change(pro, id, premium);

    fake.pass({ hours: 24 });
    await deliverAll();

    expect((await atProvider(pro, providerId)).body).toMatchObject({ step: "none", planId: standard });
    expect((await ownOf(pro)).current).toMatchObject({ status: "ACTIVE", plan: { slug: "standard" } });
  });

  it("is paid once by two tabs", async () => {
    const pro = await aPro();
    const { id } = await bought(pro);

    const answers = await Promise.all([change(pro, id, premium), change(pro, id, premium)]);

    expect(answers.map(({ body }) => body.code ?? "done").sort()).toEqual(["done", "plan_is_current"]);
    expect(fake.world.invoices.all()).toHaveLength(2);
  });
});

describe("a smaller plan at Stripe", () => {
  it("begins with the next period and costs nothing now", async () => {
    const pro = await aPro();
    const { id, providerId, body } = await bought(pro, fake.card("pays"), premium);
    const shown = (await preview(pro, id, standard)).body;
    const beginsAt = body.subscription.currentPeriodEnd;
    expect(shown).toMatchObject({ direction: "DOWN", dueNowMinor: 0, prorationAt: null, beginsAt });

    const down = await change(pro, id, standard);
    expect(down.body.subscription).toMatchObject({
      plan: { slug: "premium" },
      pendingPlan: { slug: "standard" },
    });
    fake.renew(providerId);
    await deliverAll();

    expect((await ownOf(pro)).current).toMatchObject({ plan: { slug: "standard" }, pendingPlan: null });
    expect(fake.world.invoices.all().map(({ total }) => total)).toEqual([3990, 1490]);
    // A month later the schedule is over and the subscription renews as usual.
    fake.renew(providerId);
    await deliverAll();
    expect(fake.subscription(providerId)).toMatchObject({ status: "active", schedule: null });
    expect((await ownOf(pro)).current).toMatchObject({ status: "ACTIVE", plan: { slug: "standard" } });
  });

  it("can be taken back, planned again, and given up for a cancellation", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro, fake.card("pays"), premium);
    await change(pro, id, standard);
    expect((await change(pro, id, standard)).body.code).toBe("plan_is_current");

    expect((await change(pro, id, premium)).body.subscription.pendingPlan).toBeNull();
    expect(fake.subscription(providerId).schedule).toBeNull();
    await change(pro, id, standard);
    const ended = await cancel(pro, id);

    expect(ended.body.subscription).toMatchObject({ cancelAtPeriodEnd: true, pendingPlan: null });
    const back = await change(pro, id, standard);
    expect(back.body.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
      pendingPlan: { slug: "standard" },
    });
  });

  it("can be taken back when the own plan is not offered any more, to which no one else can change", async () => {
    const pro = await aPro();
    const { id } = await bought(pro, fake.card("pays"), premium);
    await change(pro, id, standard);
    await db.plan.update({ where: { id: premium }, data: { active: false } });
    onTestFinished(async () => {
      await db.plan.update({ where: { id: premium }, data: { active: true } });
    });

    const back = await change(pro, id, premium);

    expect([back.status, back.body.subscription?.pendingPlan]).toEqual([200, null]);
    const other = await aPro();
    const { id: otherId } = await bought(other);
    expect((await change(other, otherId, premium)).body.code).toBe("plan_not_found");
  });

  it("is paid with the card of the subscription, and with another one that replaces it meanwhile", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro, fake.card("pays"), premium);
    const first = fake.subscription(providerId).default_payment_method ?? "";
    await change(pro, id, standard);
    expect(fake.subscription(providerId).default_payment_method).toBe(first);
    const second = fake.card("pays");
    await replaceCard(pro, id, second);
    fake.turn(first, "refuses");

    fake.renew(providerId);
    await deliverAll();

    expect(fake.subscription(providerId).default_payment_method).toBe(second);
    expect((await ownOf(pro)).current).toMatchObject({ status: "ACTIVE", plan: { slug: "standard" } });
  });
});

describe("cancellation at Stripe", () => {
  it("keeps what is paid until the end of the period, and can be taken back until then", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);

    expect((await cancel(pro, id)).body.subscription).toMatchObject({
      status: "ACTIVE",
      cancelAtPeriodEnd: true,
    });
    expect((await resume(pro, id)).body.subscription.cancelAtPeriodEnd).toBe(false);
    expect((await change(pro, id, free)).body.subscription.cancelAtPeriodEnd).toBe(true);
    fake.renew(providerId);
    await deliverAll();

    expect(await ownOf(pro)).toMatchObject({ current: null, plan: { slug: "free" }, offersLeft: 3 });
    expect((await ownOf(pro)).history).toMatchObject([{ status: "CANCELED", plan: { slug: "standard" } }]);
    expect(await statusesOf(pro)).toEqual(["STARTED", "ENDED"]);
    expect((await cancel(pro, id)).body.code).toBe("subscription_ended");
    expect((await resume(pro, id)).body.code).toBe("subscription_ended");
    expect((await replaceCard(pro, id, fake.card("pays"))).body.code).toBe("subscription_ended");
    expect((await bought(pro)).providerId).not.toBe(providerId);
  });

  it("takes an upgrade along that the bank has not confirmed: nothing is left to pay", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    fake.turn(fake.subscription(providerId).default_payment_method ?? "", "asks");
    expect((await change(pro, id, premium)).body.step).toBe("confirm");

    const { body } = await cancel(pro, id);

    expect(body).toMatchObject({
      step: "none",
      subscription: { cancelAtPeriodEnd: true, plan: { slug: "standard" } },
    });
    expect(fake.world.invoices.all().map(({ status }) => status)).toEqual(["paid", "void"]);
    expect(fake.subscription(providerId).pending_update).toBeNull();
    await deliverAll();
    expect((await atProvider(pro, providerId)).body).toMatchObject({ step: "none", planId: standard });
  });
});
