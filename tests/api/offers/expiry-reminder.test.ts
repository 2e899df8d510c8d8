import { beforeEach, expect, it } from "vitest";
import { PATCH as RENEW } from "@/app/api/offers/[offerId]/renew/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aTenderWithOffers } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** An end two days after the clocks of Europe are set forward, in a year that no other test is in. */
const END = new Date("2031-04-01T00:30:00Z");

// Timers look at all tenders: those of other tests would be run, too.
beforeEach(async () => {
  await db.tender.updateMany({ data: { expiresAt: new Date("2099-01-01") } });
  await db.offer.updateMany({ data: { validUntil: null } });
});

/** Open offers that stand until END or another moment, for so many days. */
async function anEndingMarket(count = 1, { end = END, validDays = 14 } = {}) {
  const market = await aTenderWithOffers(count);
  const { id } = market.tender;
  await db.tender.update({ where: { id }, data: { expiresAt: new Date("2099-01-01") } });
  await db.offer.updateMany({ where: { tenderId: id }, data: { validUntil: end, validDays } });
  return { ...market, pro: market.pros[0]!, offer: market.offers[0]! };
}

const remindersOf = async (pro: { id: string }) =>
  (await notificationsOf(pro)).filter(({ type }) => type === "OFFER_EXPIRING");

it("reminds the BEE 48 hours before the end, across the change of the clocks, once and no moment earlier", async () => {
  const { pro, tender } = await anEndingMarket();
  const due = before(END, 48 * HOUR_MS);
  await runTimers(before(due, 1));
  expect(await remindersOf(pro)).toEqual([]);

  await Promise.all([runTimers(due), runTimers(due)]);
  await runTimers(before(END, HOUR_MS));
  await runTimers(END);
  expect(await remindersOf(pro)).toEqual([
    { type: "OFFER_EXPIRING", actorId: null, tenderId: tender.id, params: { endsAt: END.toISOString() } },
  ]);
});

it("reminds of a short one when half of its time is over", async () => {
  const { pro } = await anEndingMarket(1, { validDays: 1 });
  await runTimers(before(END, 12 * HOUR_MS + 1));
  expect(await remindersOf(pro)).toHaveLength(0);
  await runTimers(before(END, 12 * HOUR_MS));
  expect(await remindersOf(pro)).toHaveLength(1);
});

it("reminds each BEE of the own offer, also of those that end at one moment", async () => {
  const { pros, offers } = await anEndingMarket(3);
  const later = new Date(END.getTime() + DAY_MS);
  await db.offer.update({ where: { id: offers[2]!.id }, data: { validUntil: later } });
  await runTimers(before(END, 2 * DAY_MS));
  expect(await Promise.all(pros.map(async (pro) => (await remindersOf(pro)).length))).toEqual([1, 1, 0]);
  await runTimers(before(later, 2 * DAY_MS));
  expect(await Promise.all(pros.map(async (pro) => (await remindersOf(pro)).length))).toEqual([1, 1, 1]);
});

it("is late rather than never while the offer stands, and says nothing after its end", async () => {
  const late = await anEndingMarket();
  await runTimers(before(END, 1));
  expect(await remindersOf(late.pro)).toHaveLength(1);
  const missed = await anEndingMarket();
  await runTimers(END);
  expect(await remindersOf(missed.pro)).toHaveLength(0);
});

it("does not remind of an offer that was renewed or withdrawn before", async () => {
  const [renewed, withdrawn] = [await anEndingMarket(), await anEndingMarket()];
  const { id: offerId, version } = renewed.offer;
  const { status } = await call(RENEW, { as: renewed.pro, params: { offerId }, body: { version } });
  expect(status).toBe(200);
  await call(WITHDRAW, { as: withdrawn.pro, params: { offerId: withdrawn.offer.id } });
  const { validUntil } = await db.offer.findUniqueOrThrow({ where: { id: offerId } });
  await runTimers(before(validUntil!, 2 * DAY_MS + 1));
  expect(await remindersOf(renewed.pro)).toHaveLength(0);

  // The new time has a reminder of its own.
  await runTimers(before(validUntil!, 2 * DAY_MS));
  expect(await remindersOf(renewed.pro)).toHaveLength(1);
  await runTimers(before(END, 2 * DAY_MS));
  expect(await remindersOf(withdrawn.pro)).toHaveLength(0);
});
