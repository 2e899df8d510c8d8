import { describe, expect, it } from "vitest";
import { POST as sendRoute } from "@/app/api/tenders/[tenderId]/offers/route";
import { POST as chooseSubcategories } from "@/app/api/users/[id]/subcategories/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { anOfferBody, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import {
  bought,
  cancel,
  change,
  deliverAll,
  fake,
  openShop,
  ownOf,
  premium,
  preview,
  replaceCard,
  resume,
  standard,
} from "./stripe-shop";

openShop();

const send = async (as: TestUser) => {
  const { id } = await aTender();
  return call<{ code?: string }>(sendRoute, { as, params: { tenderId: id }, body: anOfferBody() });
};
const useUp = (pro: TestUser, used: number) =>
  db.offerAllowance.updateMany({ where: { userId: pro.id, used: { gt: 0 } }, data: { used } });

describe("the rights of a paid period", () => {
  it("are counted from its own start; of two offers at once with one left, one is sent", async () => {
    fake.reset({ daysAgo: 40 });
    const pro = await aPro();
    const { providerId, body } = await bought(pro);
    await send(pro);
    expect(await db.offerAllowance.findMany({ where: { userId: pro.id } })).toMatchObject([
      { periodStart: new Date(body.subscription.currentPeriodStart), used: 1 },
    ]);
    await useUp(pro, 29);

    const answers = await Promise.all([send(pro), send(pro)]);

    expect(answers.map(({ body: { code } }) => code ?? "sent").sort()).toEqual(["offers_used_up", "sent"]);
    fake.renew(providerId);
    await deliverAll();
    const own = await ownOf(pro);
    expect(own).toMatchObject({ offersLeft: 30, offersRenewAt: own.current?.currentPeriodEnd });
    expect((await send(pro)).status).toBe(201);
    expect((await ownOf(pro)).offersLeft).toBe(29);
  });

  it("follow a better plan within the same period: what was used stays used", async () => {
    const pro = await aPro();
    const { id } = await bought(pro);
    await send(pro);

    await change(pro, id, premium);

    expect((await ownOf(pro)).offersLeft).toBe(199);
  });

  it("take no service away when the plan gets smaller, and add none", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    const services = (["tiling", "painting", "flooring", "drywall", "roofing"] as const).map(subcategoryIdOf);
    const choose = (subcategoryIds: string[]) =>
      call<{ code?: string }>(chooseSubcategories, {
        as: pro,
        params: { id: pro.id },
        body: { subcategoryIds },
      });
    expect((await choose(services)).status).toBe(200);
    await cancel(pro, id);
    fake.renew(providerId);
    await deliverAll();

    expect(await ownOf(pro)).toMatchObject({ plan: { slug: "free" }, subcategoriesUsed: 5 });
    expect((await choose([...services, subcategoryIdOf("masonry")])).body.code).toBe("subcategories_used_up");
    expect((await ownOf(pro)).subcategoriesUsed).toBe(5);
    expect((await choose(services.slice(0, 3))).status).toBe(200);
  });
});

describe("a renewal", () => {
  it("that is paid goes on with the next period", async () => {
    fake.reset({ daysAgo: 40 });
    const pro = await aPro();
    const { providerId, body } = await bought(pro);

    fake.renew(providerId);
    await deliverAll();

    const { current } = await ownOf(pro);
    expect(current).toMatchObject({
      status: "ACTIVE",
      currentPeriodStart: body.subscription.currentPeriodEnd,
    });
    expect(await notificationsOf(pro)).toHaveLength(1);
  });

  it("that fails keeps the plan for seven days", async () => {
    fake.reset({ daysAgo: 31 });
    const pro = await aPro();
    const { id, providerId, body } = await bought(pro, fake.card("fails later"));

    fake.renew(providerId);
    await deliverAll();

    const { current, offersLeft } = await ownOf(pro);
    const failedAt = Date.parse(body.subscription.currentPeriodEnd ?? "");
    const graceEndsAt = new Date(failedAt + 7 * 86_400_000).toISOString();
    expect(current).toMatchObject({ status: "PAST_DUE", graceEndsAt });
    expect(offersLeft).toBe(30);
    expect((await send(pro)).status).toBe(201);
    expect((await change(pro, id, premium)).body.code).toBe("payment_open");
  });

  it("that fails holds no one: the plan can be cancelled, ends at once, and nothing is left to pay", async () => {
    fake.reset({ daysAgo: 31 });
    const pro = await aPro();
    const { id, providerId } = await bought(pro, fake.card("fails later"));
    fake.renew(providerId);
    await deliverAll();
    expect((await resume(pro, id)).body.code).toBe("payment_open");

    const { status, body } = await cancel(pro, id);

    expect([status, body.status, body.step]).toEqual([200, "CANCELED", "none"]);
    expect(body.subscription.graceEndsAt).toBeNull();
    expect(fake.subscription(providerId).status).toBe("canceled");
    expect(fake.world.invoices.all().map((invoice) => invoice.status)).toEqual(["paid", "void"]);
    await deliverAll();
    expect(await ownOf(pro)).toMatchObject({ current: null, plan: { slug: "free" }, offersLeft: 3 });
  });

  it("that is never paid gives no further rights in the months that follow", async () => {
    fake.reset({ daysAgo: 63 });
    const pro = await aPro();
    const { providerId, body } = await bought(pro, fake.card("fails later"));
    for (const _month of [1, 2]) {
      fake.renew(providerId);
      await deliverAll();
    }

    const failedAt = Date.parse(body.subscription.currentPeriodEnd ?? "");
    expect(await ownOf(pro)).toMatchObject({
      current: { status: "PAST_DUE", graceEndsAt: new Date(failedAt + 7 * 86_400_000).toISOString() },
      plan: { slug: "free" },
      offersLeft: 3,
    });
  });

  it("that fails again later, after one that was paid at last, has its own seven days", async () => {
    fake.reset({ daysAgo: 94 });
    const pro = await aPro();
    const { id, providerId } = await bought(pro, fake.card("fails later"));
    for (const _month of [1, 2]) fake.renew(providerId);
    await replaceCard(pro, id, fake.card("pays"));
    fake.turn(fake.subscription(providerId).default_payment_method ?? "", "refuses");
    fake.renew(providerId);
    await deliverAll();

    expect(await ownOf(pro)).toMatchObject({ current: { status: "PAST_DUE" }, plan: { slug: "standard" } });
  });

  it("that is not paid for a week falls back to FREE's limits, and another card brings the plan back", async () => {
    fake.reset({ daysAgo: 45 });
    const pro = await aPro();
    const { id, providerId } = await bought(pro, fake.card("fails later"));
    fake.renew(providerId);
    await deliverAll();
    expect(await ownOf(pro)).toMatchObject({
      current: { status: "PAST_DUE" },
      plan: { slug: "free" },
      offersLeft: 3,
    });
    const refused = await replaceCard(pro, id, fake.card("refuses"));
    expect(refused.body).toMatchObject({ status: "PAST_DUE", step: "new_method" });
    const authenticatingst = await replaceCard(pro, id, fake.card("asks"));
    expect(authenticatingst.body).toMatchObject({ status: "PAST_DUE", step: "confirm" });

    const paid = await replaceCard(pro, id, fake.card("pays"));

    expect(paid.body).toMatchObject({ status: "ACTIVE", step: "none" });
    expect(await ownOf(pro)).toMatchObject({ plan: { slug: "standard" }, offersLeft: 30 });
    await deliverAll();
    const statuses = (await notificationsOf(pro)).map(({ params }) => (params as { status: string }).status);
    expect(statuses).toEqual(["STARTED", "PAYMENT_FAILED", "PAID"]);
  });

  it("that Stripe gives up on ends the plan, and it can be bought again", async () => {
    fake.reset({ daysAgo: 60 });
    const pro = await aPro();
    const { providerId, body } = await bought(pro, fake.card("fails later"));
    fake.renew(providerId);
    fake.end(providerId);
    await deliverAll();

    expect(await ownOf(pro)).toMatchObject({ current: null, offersLeft: 3 });
    // What was not paid for is known afterwards, too: it brought nothing in.
    const row = await db.userSubscription.findUniqueOrThrow({ where: { paymentProviderId: providerId } });
    expect(row.pastDueSince?.toISOString()).toBe(body.subscription.currentPeriodEnd);
    expect((await bought(pro)).body.subscription).toMatchObject({ status: "ACTIVE", planId: standard });
  });
});

describe("an upgrade whose price was shown before a renewal", () => {
  it("is not bought at another price", async () => {
    fake.reset({ daysAgo: 10 });
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    fake.pass({ days: 10 });
    const { prorationAt } = (await preview(pro, id, premium)).body;
    fake.renew(providerId);

    const refused = await change(pro, id, premium, prorationAt);
    expect([refused.status, refused.body.code]).toEqual([409, "stale_version"]);
    expect(fake.world.invoices.all().map(({ total }) => total)).toEqual([1490, 1490]);
  });
});
