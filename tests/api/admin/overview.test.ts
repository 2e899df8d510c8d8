import { beforeAll, beforeEach, expect, it } from "vitest";
import { GET } from "@/app/api/admin/overview/route";
import { marketOverview, type MarketOverview } from "@/lib/admin/overview/schema";
import { readMarketOverview } from "@/lib/admin/overview/service";
import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { ADMIN_RIGHTS } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { reportPerson } from "../reports/reporting";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// Noon, so that "today" is twelve hours.
const NOW = new Date("2031-05-20T12:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);

let admin: TestUser;
const overview = () => readMarketOverview(NOW);

beforeAll(async () => {
  admin = await anAdmin({ createdAt: ago(HOUR_MS) });
});

beforeEach(async () => {
  // What other tests of this file have made was long ago.
  await db.$executeRaw`UPDATE users SET created_at = '2020-01-01'`;
  await db.$executeRaw`UPDATE tenders SET created_at = '2020-01-01'`;
  await db.$executeRaw`UPDATE disputes SET created_at = '2020-01-01'`;
});

/** A tender that was posted some time ago, with its first offer so much later. */
async function aPosted(postedAgo: number, offerAfter?: number): Promise<string> {
  const client = await aClient({ createdAt: new Date("2020-01-01") });
  const tender = await aTender({ client, createdAt: ago(postedAgo) });
  if (offerAfter !== undefined) {
    const { id } = await anOffer({ tender, pro: await aPro({ createdAt: new Date("2020-01-01") }) });
    await db.offer.update({ where: { id }, data: { createdAt: ago(postedAgo - offerAfter) } });
  }
  return tender.id;
}

it("counts who signed up and what was posted today and in 30 days, without admins", async () => {
  for (const time of [HOUR_MS, 11 * HOUR_MS, 13 * HOUR_MS, 29 * DAY_MS, 31 * DAY_MS])
    await aClient({ createdAt: ago(time) });
  await anAdmin({ createdAt: ago(HOUR_MS) });
  for (const time of [HOUR_MS, 13 * HOUR_MS, 31 * DAY_MS]) await aPosted(time);
  const { today, month } = await overview();
  expect([today.signUpCount, month.signUpCount]).toEqual([2, 4]);
  expect([today.tenderCount, month.tenderCount]).toEqual([1, 2]);
});

it("says how many tenders have an offer after a day, and after how long the first one comes", async () => {
  expect((await overview()).month).toMatchObject({ offeredPercent: null, firstOfferHours: null });
  await aPosted(10 * DAY_MS, 2 * HOUR_MS);
  await aPosted(10 * DAY_MS, 30 * HOUR_MS);
  await aPosted(10 * DAY_MS);
  // Its first day is not over: it counts for neither share, its offer does for the median.
  await aPosted(2 * HOUR_MS, HOUR_MS);
  await aPosted(HOUR_MS);
  // Its first day was over this morning, but it was posted yesterday: what today says is of today's tenders alone.
  await aPosted(30 * HOUR_MS, 5 * HOUR_MS);
  const { today, month } = await overview();
  expect([today.offeredPercent, today.firstOfferHours]).toEqual([null, 1]);
  expect([month.offeredPercent, month.firstOfferHours]).toEqual([50, 3.5]);
});

it("says how many of the tenders that ended were completed", async () => {
  const ended = [
    ["COMPLETED", 2 * HOUR_MS],
    ["COMPLETED", 20 * DAY_MS],
    ["CANCELED", 3 * DAY_MS],
    ["CANCELED", 40 * DAY_MS],
  ] as const;
  for (const [status, time] of ended) {
    const id = await aPosted(50 * DAY_MS, HOUR_MS);
    const { creatorId } = await db.tender.findUniqueOrThrow({ where: { id } });
    const { proId, id: offerId } = await db.offer.findFirstOrThrow({ where: { tenderId: id } });
    const agreed = {
      recipientId: proId,
      acceptedOfferId: offerId,
      agreedPriceMinor: 45_000,
      acceptedAt: ago(time),
    };
    const data =
      status === "COMPLETED"
        ? { ...agreed, status, completedAt: ago(time) }
        : { status, canceledAt: ago(time), canceledById: creatorId, cancelReason: "OTHER" as const };
    await db.tender.update({ where: { id }, data });
  }
  const { today, month } = await overview();
  expect([today.completedPercent, month.completedPercent]).toEqual([100, 67]);
});

it("says what waits: the queue by its kinds and since when, mails and jobs that failed or are stuck", async () => {
  const before = (await overview()).state;
  const [bee, client] = [await aPro(), await aClient()];
  await reportPerson(client, bee);
  await db.reportCase.updateMany({ where: { targetId: bee.id }, data: { openedAt: new Date("2020-02-02") } });
  for (let turn = 0; turn < 3; turn++)
    await transact((work) =>
      work.enqueue(sendMailJob, { template: "two-step", userId: bee.id, change: "ON" }),
    );
  const jobs = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM pgboss.job WHERE data->>'userId' = ${bee.id} ORDER BY id`;
  const [failed, stuck] = jobs;
  await db.$executeRaw`UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE id = ${failed?.id}::uuid`;
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '11 minutes' WHERE id = ${stuck?.id}::uuid`;
  const { state } = await overview();
  expect(state).toMatchObject({
    waiting: { ...before.waiting, REPORT: (before.waiting.REPORT ?? 0) + 1 },
    oldestAt: "2020-02-02T00:00:00.000Z",
    failedMailCount: before.failedMailCount + 1,
    failedJobCount: before.failedJobCount,
    stuckJobCount: before.stuckJobCount + 1,
  });
});

const ended = (endedAt: string) => ({ status: "CANCELED", endedAt: new Date(endedAt) });

it("counts paid plans, and what they bring in each month as long as they are paid", async () => {
  const plans = await db.plan.findMany({ select: { id: true, slug: true, priceMinor: true } });
  const planOf = (slug: string) => plans.find((plan) => plan.slug === slug) ?? { id: "", priceMinor: 0 };
  const subscribe = async (slug: string, createdAt: string, changes: object = {}) => {
    const { id: userId } = await aPro({ createdAt: new Date("2020-01-01") });
    const dates = { createdAt: new Date(createdAt), periodStart: new Date(createdAt) };
    const row = { id: newId(), userId, planId: planOf(slug).id, ...dates };
    await db.userSubscription.create({ data: { ...row, status: "ACTIVE", ...changes } });
  };
  await subscribe("standard", "2031-03-25T00:00:00Z");
  await subscribe("premium", "2031-02-10T00:00:00Z", ended("2031-04-10T00:00:00Z"));
  await subscribe("premium", "2031-04-15T00:00:00Z", {
    status: "PAST_DUE",
    pastDueSince: new Date("2031-05-15T00:00:00Z"),
  });
  // Its second month was never paid, and it ended for that.
  const unpaid = { ...ended("2031-03-01T00:00:00Z"), pastDueSince: new Date("2031-02-03T00:00:00Z") };
  await subscribe("standard", "2031-01-03T00:00:00Z", unpaid);
  // A part of what was paid in February went back in March.
  const withdrawnAt = new Date("2031-03-02T00:00:00Z");
  const withdrawal = { ...ended("2031-03-02T00:00:00Z"), withdrawnAt, refundMinor: 1000 };
  await subscribe("standard", "2031-02-20T00:00:00Z", withdrawal);
  // A free plan, one whose first payment is waited for, and one that was given up.
  await subscribe("free", "2031-03-01T00:00:00Z");
  await subscribe("premium", "2031-05-19T00:00:00Z", { status: "INCOMPLETE" });
  await subscribe("premium", "2031-05-01T00:00:00Z", ended("2031-05-01T23:00:00Z"));

  const { state, revenue } = await overview();
  expect(state.subscriptionCount).toBe(2);
  const [standard, premium] = [planOf("standard").priceMinor, planOf("premium").priceMinor];
  expect(revenue.map(({ month }) => month).slice(-4)).toEqual(["2031-02", "2031-03", "2031-04", "2031-05"]);
  expect(revenue).toHaveLength(12);
  expect(revenue.map(({ amountMinor }) => amountMinor).slice(-5)).toEqual([
    standard,
    premium + standard,
    premium + standard - 1000,
    standard + premium,
    0,
  ]);
});

it("is for every admin with a right, with four queries besides who is calling", async () => {
  const of = (as: TestUser) => call<MarketOverview & { code?: string }>(GET, { as });
  for (const right of ADMIN_RIGHTS)
    expect(read(marketOverview, await of(await anAdmin({ adminRights: [right] }))).revenue).toHaveLength(12);
  expect((await of(await anAdmin({ adminRights: [] }))).body.code).toBe("right_missing");
  expect((await of(await aClient())).body.code).toBe("wrong_role");
  await of(admin);
  expect((await countQueries(() => of(admin))).queries).toBeLessThanOrEqual(1 + 4);
});
