import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as leave } from "@/app/api/users/[id]/route";
import { db } from "@/lib/platform/server/database/db";
import { stripeClient } from "@/lib/platform/server/payments/stripe-client";
import { jobs } from "@/lib/subscriptions/jobs";
import { reconcile } from "@/lib/subscriptions/service/reconcile";
import { syncPlans } from "@/lib/subscriptions/service/sync-plans";
import { call } from "@/tests/support/call";
import { aPro, PASSWORD } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { bought, buy, deliver, deliverAll, fake, openShop, ownOf, standard } from "./stripe-shop";

openShop();
beforeEach(() => runJobs(jobs));

const WEBHOOK = "read-payment-news";
const stored = (eventId: string) => db.webhookEvent.count({ where: { eventId } });
const waitingJobs = async () => {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pgboss.job WHERE name = ${WEBHOOK} AND state IN ('created', 'retry')`;
  return Number(row?.count);
};

const anEvent = (type: string, object: object = { object: "thing", id: "thing_1" }) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: "event",
  type,
  created: 1,
  data: { object },
});

describe("the webhook", () => {
  it("believes only what Stripe signed itself, a moment ago, byte for byte", async () => {
    const pro = await aPro();
    await bought(pro, fake.card("asks"));
    const [event] = fake.takeEvents().slice(-1);
    if (!event) throw new Error("nothing happened");
    const good = fake.sign(event);
    const forged = [
      { ...good, signature: "" },
      { ...good, signature: "t=1,v1=abc" },
      { ...good, body: good.body.replace("evt_", "evt_x") },
      fake.sign(event, { secret: "whsec_of_somebody_else" }),
      fake.sign(event, { ageSeconds: 301 }),
      { body: good.body, signature: fake.sign({ ...event, id: "evt_other" }).signature },
    ];

    for (const delivery of forged) {
      const { status, body } = await deliver(delivery);
      expect([status, body.code]).toEqual([400, "signature_invalid"]);
    }

    expect(await stored(event.id)).toBe(0);
    expect(await waitingJobs()).toBe(0);
    expect((await deliver(fake.sign(event, { ageSeconds: 290 }))).status).toBe(204);
    expect(await stored(event.id)).toBe(1);
  });

  it("keeps what it does not know, and does nothing about it", async () => {
    const event = anEvent("something.nobody.knows");

    expect((await deliver(fake.sign(event))).status).toBe(204);

    const row = await db.webhookEvent.findFirstOrThrow({ where: { eventId: event.id } });
    expect(row).toMatchObject({ type: "something.nobody.knows", subscriptionId: null });
    expect(row.processedAt).not.toBeNull();
    expect(await waitingJobs()).toBe(0);
  });

  it("leaves subscriptions alone that are not ours", async () => {
    const stripe = stripeClient();
    const customer = await stripe.customers.create({ email: "gym@example.com" });
    const product = await stripe.products.create({ name: "Gym" });
    const recurring = { interval: "month" } as const;
    const gym = await stripe.prices.create({
      product: product.id,
      currency: "eur",
      unit_amount: 900,
      recurring,
    });
    const [ours] = (await stripe.prices.list({ active: true })).data.filter(
      ({ metadata }) => metadata.planId,
    );
    const make = (price: string, metadata: Record<string, string>) =>
      stripe.subscriptions.create({ customer: customer.id, items: [{ price }], metadata });
    await make(gym.id, {});
    await make(ours?.id ?? "", {});
    await make(ours?.id ?? "", { userId: "nobody", planId: standard });
    await make(ours?.id ?? "", { userId: crypto.randomUUID(), planId: standard });
    const before = await db.userSubscription.count();

    await deliverAll();

    expect(await db.userSubscription.count()).toBe(before);
    expect(await waitingJobs()).toBe(0);
  });

  it("takes an event that comes twice, also at the same moment, for one", async () => {
    const pro = await aPro();
    const { body } = await bought(pro, fake.card("asks"));
    fake.bank(body.clientSecret ?? "");
    const deliveries = fake.takeEvents().map((event) => fake.sign(event));

    const answers = await Promise.all([...deliveries, ...deliveries].map(deliver));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    for (const one of deliveries) await deliver(one);
    expect(await runJobs(jobs)).toBeLessThanOrEqual(deliveries.length);

    expect((await ownOf(pro)).current?.status).toBe("ACTIVE");
  });
});

it("reads Stripe once for everything that waits about one subscription", async () => {
  const pro = await aPro();
  await bought(pro);
  const events = fake.takeEvents().filter(({ type }) => /^(invoice|customer\.subscription)/.test(type));
  for (const event of events) await deliver(fake.sign(event));
  fake.wire.requests = [];

  expect(await runJobs(jobs)).toBe(events.length);

  expect(events.length).toBeGreaterThan(2);
  expect(fake.wire.requests).toHaveLength(1);
  const eventId = { in: events.map(({ id }) => id) };
  expect(await db.webhookEvent.count({ where: { eventId, processedAt: null } })).toBe(0);
});

describe("a job that dies", () => {
  it("before its commit has done nothing, and does it when it is repeated", async () => {
    const pro = await aPro();
    const { body } = await bought(pro, fake.card("asks"));
    fake.bank(body.clientSecret ?? "");
    for (const event of fake.takeEvents()) await deliver(fake.sign(event));
    fake.wire.trouble = () => ({ status: 500 });
    await expect(runJobs(jobs)).rejects.toMatchObject({ code: "payments_unavailable" });
    expect((await ownOf(pro)).incomplete).not.toBeNull();

    fake.wire.trouble = () => undefined;
    await runJobs(jobs);

    expect(await ownOf(pro)).toMatchObject({ current: { status: "ACTIVE" }, incomplete: null });
  });

  it("after its commit changes nothing when it is repeated", async () => {
    const pro = await aPro();
    await bought(pro);
    await deliverAll();
    const before = await ownOf(pro);
    const notified = await db.notification.count({ where: { userId: pro.id } });

    await db.$executeRaw`UPDATE pgboss.job SET state = 'retry', completed_on = NULL WHERE name = ${WEBHOOK}`;
    expect(await runJobs(jobs)).toBeGreaterThan(0);

    expect(await ownOf(pro)).toEqual(before);
    expect(await db.notification.count({ where: { userId: pro.id } })).toBe(notified);
  });
});

describe("every night", () => {
  it("repairs what no webhook reported", async () => {
    fake.reset({ daysAgo: 40 });
    const [renewed, ended, unpaid] = [await aPro(), await aPro(), await aPro()];
    const subscriptions = [
      await bought(renewed),
      await bought(ended),
      await bought(unpaid, fake.card("fails later")),
    ];
    fake.end(subscriptions[1]?.providerId ?? "");
    fake.pass({ days: 35 });
    fake.takeEvents();

    await reconcile();

    const [{ current }, second, third] = [await ownOf(renewed), await ownOf(ended), await ownOf(unpaid)];
    expect(current?.currentPeriodStart).toBe(subscriptions[0]?.body.subscription.currentPeriodEnd);
    expect([second.current, second.history[0]?.status]).toEqual([null, "CANCELED"]);
    expect(third.current?.status).toBe("PAST_DUE");
  });
});

describe("an account that is deleted", () => {
  it("pays for nothing any more", async () => {
    const pro = await aPro();
    const { providerId } = await bought(pro);

    const left = await call(leave, { as: pro, params: { id: pro.id }, body: { password: PASSWORD } });
    expect(left.status).toBe(204);
    await runJobs(jobs);

    expect(fake.subscription(providerId).status).toBe("canceled");
    const row = await db.userSubscription.findFirstOrThrow({ where: { paymentProviderId: providerId } });
    expect(row.status).toBe("CANCELED");
  });

  it("ends also what was begun in that very second and is reported only now", async () => {
    const pro = await aPro();
    fake.wire.trouble = ({ method, path }) =>
      method === "GET" && path.startsWith("/v1/subscriptions/sub_") ? { status: 500 } : undefined;
    await buy(pro, fake.card("pays"));
    fake.wire.trouble = () => undefined;
    await call(leave, { as: pro, params: { id: pro.id }, body: { password: PASSWORD } });

    await deliverAll();
    await runJobs(jobs);

    expect(fake.subscriptionsOf(pro.id).map(({ status }) => status)).toEqual(["canceled"]);
    expect(await db.notification.count({ where: { userId: pro.id } })).toBe(0);
  });
});

describe("npm run stripe:sync", () => {
  it("makes every paid plan once, and a new price when a plan costs more; who pays keeps the old one", async () => {
    fake.reset({ daysAgo: 40 });
    const pro = await aPro();
    const { providerId } = await bought(pro);
    fake.wire.requests = [];
    const known = await syncPlans();
    expect(known).toMatchObject([
      { slug: "standard", isNew: false },
      { slug: "premium", isNew: false },
    ]);
    expect(fake.wire.requests.filter(({ method }) => method === "POST")).toEqual([]);

    await db.plan.update({ where: { id: standard }, data: { priceMinor: 1690 } });
    const [changed, same] = await syncPlans();
    expect([changed?.isNew, same?.isNew]).toEqual([true, false]);
    fake.renew(providerId);
    const newcomer = await aPro();
    await bought(newcomer);

    const totals = fake.world.invoices.all().map(({ total }) => total);
    expect(totals).toEqual([1490, 1490, 1690]);
    expect(fake.world.prices.find(changed?.priceId ?? "")).toMatchObject({
      currency: "eur",
      unit_amount: 1690,
      tax_behavior: "inclusive",
      metadata: { planId: standard },
    });
    await db.plan.update({ where: { id: standard }, data: { priceMinor: 1490 } });
    expect((await syncPlans())[0]?.priceId).toBe(known[0]?.priceId);
  });
});
