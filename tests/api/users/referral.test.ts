import { beforeEach, expect, it } from "vitest";
import { PATCH as finish } from "@/app/api/tenders/[tenderId]/finish/route";
import { GET as tenderOf } from "@/app/api/tenders/[tenderId]/route";
import { GET as notifications } from "@/app/api/notifications/route";
import { GET as subscriptions } from "@/app/api/users/subscriptions/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import type { NotificationList } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { PLANS } from "@/lib/subscriptions/constants";
import { jobs } from "@/lib/users/referral/jobs";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOffer, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";

let referrer: TestUser;
let bee: TestUser;
let client: TestUser;
beforeEach(async () => {
  referrer = await aPro();
  bee = await aPro({ referredById: referrer.id });
  client = await aClient();
});

/** A job of the newcomer, finished by its client. */
async function aFinishedJob(pro = bee, creator = client): Promise<void> {
  const tender = await aTender({ client: creator });
  const offer = await anOffer({ tender, pro });
  const accepting = { actor: actorOf(creator), lang: "en", offerId: offer.id, seenVersion: 1 } as const;
  const { version } = (await acceptOffer(accepting)).tender;
  const params = { tenderId: tender.id };
  expect((await call(finish, { as: creator, params, body: { version } })).status).toBe(200);
  await runJobs(jobs);
}

const offersLeft = async (as: TestUser) =>
  (await call<{ offersLeft: number }>(subscriptions, { as })).body.offersLeft;
const offersPerPeriod = async (as: TestUser) =>
  (await call<{ offersPerPeriod: number }>(subscriptions, { as })).body.offersPerPeriod;
const rewardsOf = async (as: TestUser) =>
  (await call<NotificationList>(notifications, { as })).body.items.filter(
    ({ type }) => type === "REFERRAL_REWARDED",
  );

const FREE = PLANS[0].offersPerMonth;

it("earns both five offers when the newcomer has finished a first job, and never again", async () => {
  await aFinishedJob();
  expect(await offersLeft(referrer)).toBe(FREE + 5);
  // One was sent.
  expect([await offersLeft(bee), await offersPerPeriod(bee)]).toEqual([FREE + 5 - 1, FREE + 5]);
  expect(await rewardsOf(referrer)).toMatchObject([
    { params: { status: "REFERRER" }, actor: null, href: "/account/my-subscriptions" },
  ]);
  expect(await rewardsOf(bee)).toMatchObject([{ params: { status: "REFERRED" }, actor: null }]);
  const tender = await aTender();
  const { body } = await call<{ allowance: object }>(tenderOf, { as: bee, params: { tenderId: tender.id } });
  expect(body.allowance).toMatchObject({ left: FREE + 5 - 1, perPeriod: FREE + 5 });

  await aFinishedJob();
  expect(await offersLeft(referrer)).toBe(FREE + 5);
  expect(await rewardsOf(referrer)).toHaveLength(1);
});

it("gives offers to the BEE alone where the other of the two is a client", async () => {
  const newcomer = await aClient({ referredById: referrer.id });
  await aFinishedJob(await aPro(), newcomer);
  expect(await offersLeft(referrer)).toBe(FREE + 5);
  expect(await rewardsOf(newcomer)).toEqual([]);
});

it("earns nothing for who came alone", async () => {
  await aFinishedJob(await aPro());
  expect(await offersLeft(referrer)).toBe(FREE);
});

it("earns nothing at the same address, however it is written", async () => {
  const home = { country: "AT", city: VIENNA.city, postcode: "1010" };
  await db.profile.create({ data: { userId: referrer.id, ...home, street: "Ringstraße 1" } });
  await db.profile.create({ data: { userId: bee.id, ...home, street: "RINGSTRASSE 1" } });
  await aFinishedJob();
  expect(await offersLeft(referrer)).toBe(FREE);
  expect([await rewardsOf(referrer), await rewardsOf(bee)]).toEqual([[], []]);
  // Moving away later does not earn it.
  await db.profile.update({ where: { userId: bee.id }, data: { street: "Ringstraße 2" } });
  await aFinishedJob();
  expect(await offersLeft(referrer)).toBe(FREE);
});

it("earns nothing with the same payment card", async () => {
  const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2040 };
  const { id: planId } = await db.plan.findFirstOrThrow({ where: { slug: PLANS[0].slug } });
  const past = { planId, status: "CANCELED", periodStart: new Date(), endedAt: new Date(), card } as const;
  await db.userSubscription.create({ data: { id: newId(), userId: referrer.id, ...past } });
  await db.userSubscription.create({ data: { id: newId(), userId: bee.id, ...past } });
  await aFinishedJob();
  expect(await offersLeft(referrer)).toBe(FREE);
});
