import { describe, expect, it } from "vitest";
import { GET as invoicesRoute } from "@/app/api/users/subscriptions/invoices/route";
import { POST as withdrawRoute } from "@/app/api/users/subscriptions/[id]/withdraw/route";
import { db } from "@/lib/platform/server/database/db";
import { jobs } from "@/lib/subscriptions/jobs";
import type { SubscriptionAnswer } from "@/lib/subscriptions/schema";
import { call } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import {
  bought,
  cancel,
  change,
  deliverAll,
  fake,
  openShop,
  ownOf,
  premium,
  replaceCard,
  resume,
} from "./stripe-shop";

openShop();

const DAY_MS = 86_400_000;

const withdraw = (pro: TestUser, id: string) =>
  call<SubscriptionAnswer & { code?: string }>(withdrawRoute, { as: pro, params: { id } });

/** A BEE who bought a plan so many days ago. */
async function aBuyer(daysAgo: number) {
  fake.reset({ daysAgo });
  const pro = await aPro();
  const purchase = await bought(pro);
  fake.pass({ days: daysAgo });
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  await db.userSubscription.update({ where: { id: purchase.id }, data: { createdAt } });
  return { pro, ...purchase };
}

const credits = () => fake.world.creditNotes.all().map(({ amount }) => amount);

describe("a withdrawal from the contract", () => {
  it("ends the plan at once on day 13, and pays back the days that are left", async () => {
    const { pro, id, providerId } = await aBuyer(13);
    expect((await ownOf(pro)).current?.withdrawUntil).not.toBeNull();

    const { status, body } = await withdraw(pro, id);

    expect([status, body.status]).toEqual([200, "CANCELED"]);
    expect(await ownOf(pro)).toMatchObject({ current: null, plan: { slug: "free" }, offersLeft: 3 });
    await runJobs(jobs);
    expect(fake.subscription(providerId).status).toBe("canceled");
    const [item] = fake.subscription(providerId).items.data;
    const month = (item!.current_period_end - item!.current_period_start) / 86_400;
    expect(credits()).toEqual([Math.round((1490 * (month - 13)) / month)]);
    expect((await ownOf(pro)).history).toMatchObject([{ status: "CANCELED", refundMinor: credits()[0] }]);
    const { items } = (await call<{ items: object[] }>(invoicesRoute, { as: pro })).body;
    expect(items).toMatchObject([{ amountMinor: 1490, refundedMinor: credits()[0] }]);
  });

  it("is refused on day 15", async () => {
    const { pro, id } = await aBuyer(15);
    expect((await ownOf(pro)).current?.withdrawUntil).toBeNull();

    expect((await withdraw(pro, id)).body.code).toBe("withdrawal_over");

    await runJobs(jobs);
    expect(credits()).toEqual([]);
    expect((await ownOf(pro)).current).toMatchObject({ status: "ACTIVE" });
  });

  it("is confirmed by a mail with its day and time, and the refund by a notification", async () => {
    const { pro, id } = await aBuyer(1);

    await withdraw(pro, id);

    const { withdrawnAt } = await db.userSubscription.findUniqueOrThrow({ where: { id } });
    const arrived = new Intl.DateTimeFormat("en-GB", {
      dateStyle: "long",
      timeStyle: "long",
      timeZone: "Europe/Vienna",
    }).format(withdrawnAt!);
    const receipt = (await mailsTo(pro.email)).find(({ subject }) => subject.includes("withdrawal"));
    expect(receipt?.text).toContain(`It arrived on ${arrived}.`);
    await runJobs(jobs);
    const [priceMinor] = credits();
    expect((await notificationsOf(pro)).at(-1)?.params).toEqual({ status: "REFUNDED", priceMinor });
  });

  it("pays back once for two presses at the same moment and one later", async () => {
    const { pro, id } = await aBuyer(3);

    const answers = await Promise.all([withdraw(pro, id), withdraw(pro, id)]);
    await runJobs(jobs);
    const later = await withdraw(pro, id);
    await runJobs(jobs);

    expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(credits()).toHaveLength(1);
    expect((await mailsTo(pro.email)).filter(({ subject }) => subject.includes("withdrawal"))).toHaveLength(
      1,
    );
  });

  it("pays back the rest of a better plan that was bought in between", async () => {
    const { pro, id } = await aBuyer(2);
    await change(pro, id, premium);

    await withdraw(pro, id);
    await runJobs(jobs);

    const paid = fake.world.invoices.all().reduce((sum, { amount_paid }) => sum + amount_paid, 0);
    const [first, second] = credits();
    expect(credits()).toHaveLength(2);
    // The first two days were those of the smaller plan; all else comes back.
    expect(paid - first! - second!).toBeGreaterThan(90);
    expect(paid - first! - second!).toBeLessThan(110);
  });

  it("counts although Stripe is away, and is paid back when it is there again", async () => {
    const { pro, id, providerId } = await aBuyer(5);
    fake.wire.trouble = () => ({ status: 500 });

    expect((await withdraw(pro, id)).status).toBe(200);
    await expect(runJobs(jobs)).rejects.toThrow("payments_unavailable");
    expect(await ownOf(pro)).toMatchObject({ current: null, offersLeft: 3 });
    fake.wire.trouble = () => undefined;
    await runJobs(jobs);

    expect(fake.subscription(providerId).status).toBe("canceled");
    expect(credits()).toHaveLength(1);
  });

  it("is paid back once although the answer of Stripe was lost", async () => {
    const { pro, id } = await aBuyer(5);
    fake.wire.trouble = ({ path }) => (path === "/v1/credit_notes" ? "loses the answer" : undefined);
    await withdraw(pro, id);
    await expect(runJobs(jobs)).rejects.toThrow("payments_unavailable");
    fake.wire.trouble = () => undefined;

    await runJobs(jobs);

    expect(credits()).toHaveLength(1);
    expect((await ownOf(pro)).history).toMatchObject([{ refundMinor: credits()[0] }]);
  });
});

describe("a withdrawal and what happens beside it", () => {
  it("wins over a cancellation at the same moment, whichever comes first", async () => {
    const { pro, id, providerId } = await aBuyer(4);

    const [left, canceled] = await Promise.all([withdraw(pro, id), cancel(pro, id)]);
    await runJobs(jobs);

    expect(left.status).toBe(200);
    expect([200, 409]).toContain(canceled.status);
    expect(fake.subscription(providerId).status).toBe("canceled");
    expect(credits()).toHaveLength(1);
  });

  it("wins over the word of a renewal that comes meanwhile", async () => {
    const { pro, id, providerId } = await aBuyer(4);
    fake.renewNow(providerId);

    await Promise.all([withdraw(pro, id), deliverAll()]);
    await deliverAll();

    expect(fake.subscription(providerId).status).toBe("canceled");
    expect(await ownOf(pro)).toMatchObject({ current: null, plan: { slug: "free" } });
  });

  it("leaves nothing to change, to resume or to pay with another card", async () => {
    const { pro, id } = await aBuyer(4);
    await withdraw(pro, id);

    const codes = [await change(pro, id, premium), await cancel(pro, id), await resume(pro, id)];
    const card = await replaceCard(pro, id, fake.card("pays"));

    expect([...codes, card].map(({ body }) => body.code)).toEqual(Array(4).fill("subscription_ended"));
  });

  it("can be followed by another purchase", async () => {
    const { pro, id, providerId } = await aBuyer(4);
    await withdraw(pro, id);
    await runJobs(jobs);

    const again = await bought(pro);

    expect(again.providerId).not.toBe(providerId);
    expect(await ownOf(pro)).toMatchObject({ current: { status: "ACTIVE" }, offersLeft: 30 });
  });

  it("is possible after a cancellation, and not for others, for what has ended or was never paid", async () => {
    const { pro, id } = await aBuyer(4);
    await cancel(pro, id);
    expect((await withdraw(await aPro(), id)).body.code).toBe("subscription_not_found");
    expect((await withdraw(await aClient(), id)).status).toBe(403);
    expect((await withdraw(pro, id)).status).toBe(200);

    const other = await aPro();
    const asked = await bought(other, fake.card("asks"));
    expect((await withdraw(other, asked.id)).body.code).toBe("payment_open");
    const ended = await aBuyer(4);
    fake.end(ended.providerId);
    await deliverAll();
    expect((await withdraw(ended.pro, ended.id)).body.code).toBe("subscription_ended");
  });
});
