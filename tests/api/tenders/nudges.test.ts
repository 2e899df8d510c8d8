import { beforeEach, expect, it } from "vitest";
import { runTimers } from "@/lib/agreements/timers/service";
import { leaveFeedback, leaveFeedbackOnEnded } from "@/lib/feedback/service/leave-feedback";
import { declineOffer } from "@/lib/offers/service/decline-or-withdraw";
import { pinOffer } from "@/lib/offers/service/pin-offer";
import { db } from "@/lib/platform/server/database/db";
import { send } from "@/tests/api/chat/conversation";
import { act, open as openDispute } from "@/tests/api/disputes/disputing";
import { MOVES } from "./sealed-moves";
import {
  actorOf,
  aCompletedTender,
  anAdmin,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { notificationsOf, notificationTypesOf } from "@/tests/support/observe";

const HOUR_MS = 3_600_000;
const FIRST = new Date("2031-10-24T12:00:00Z");
const after = (hours: number, ms = 0) => new Date(FIRST.getTime() + hours * HOUR_MS + ms);
const nudgesOf = async (user: TestUser, type: string) =>
  (await notificationTypesOf(user)).filter((each) => each === type).length;

beforeEach(async () => {
  // Timers look at all tenders: those of other tests stay out of it.
  await db.offer.updateMany({ data: { createdAt: new Date("2020-01-01") } });
  await db.tender.updateMany({ where: { status: "NEW" }, data: { expiresAt: new Date("2099-01-01") } });
});

/** An open tender with two offers, the first of them at a moment that the tests know. */
async function anUnansweredTender() {
  const market = await aTenderWithOffers(2);
  const [first, second] = market.offers;
  const validUntil = after(24 * 14);
  await db.offer.update({ where: { id: first!.id }, data: { createdAt: FIRST, validUntil } });
  await db.offer.update({ where: { id: second!.id }, data: { createdAt: after(1), validUntil } });
  await db.tender.update({ where: { id: market.tender.id }, data: { expiresAt: after(24 * 60) } });
  return { ...market, first: first!, second: second! };
}

it("nudges a client once who leaves offers unanswered for two days", async () => {
  const { client, first } = await anUnansweredTender();
  await runTimers(after(48, -1));
  expect(await nudgesOf(client, "OFFERS_WAITING")).toBe(0);
  await Promise.all([runTimers(after(48)), runTimers(after(48))]);
  expect(await nudgesOf(client, "OFFERS_WAITING")).toBe(1);

  // The first offer goes, another one is the first now: still one nudge.
  await db.offer.update({ where: { id: first.id }, data: { status: "WITHDRAWN", withdrawnAt: after(49) } });
  await runTimers(after(50));
  expect(await nudgesOf(client, "OFFERS_WAITING")).toBe(1);
});

it("counts only offers that can be accepted: those whose time is over nudge for nothing", async () => {
  const [one, none] = [await anUnansweredTender(), await anUnansweredTender()];
  await db.offer.update({ where: { id: one.first.id }, data: { validUntil: after(48) } });
  await db.offer.updateMany({ where: { tenderId: none.tender.id }, data: { validUntil: after(48) } });
  await runTimers(after(48));
  expect(await nudgesOf(one.client, "OFFERS_WAITING")).toBe(0);
  await runTimers(after(49));
  expect(await nudgesOf(one.client, "OFFERS_WAITING")).toBe(1);
  expect(await nudgesOf(none.client, "OFFERS_WAITING")).toBe(0);
});

it("leaves a client alone who has written, declined or put an offer on the shortlist", async () => {
  const [written, declined, pinned] = [
    await anUnansweredTender(),
    await anUnansweredTender(),
    await anUnansweredTender(),
  ];
  const pro = written.pros[0]!;
  await send(
    { client: written.client, pro, tenderId: written.tender.id },
    written.client,
    "Would Friday do?",
  );
  const offerId = declined.second.id;
  await declineOffer({ actor: actorOf(declined.client), offerId, reason: "PRICE" });
  await pinOffer({ actor: actorOf(pinned.client), offerId: pinned.first.id, isPinned: true });

  await runTimers(after(60));
  for (const { client } of [written, declined, pinned])
    expect(await nudgesOf(client, "OFFERS_WAITING")).toBe(0);
});

it("reminds those who have not written feedback after three and ten days, and nobody after the time for it", async () => {
  const { client, pro, tender } = await aCompletedTender();
  await db.tender.update({ where: { id: tender.id }, data: { completedAt: FIRST } });
  const days = (count: number, ms = 0) => after(24 * count, ms);

  await runTimers(days(3, -1));
  expect(await nudgesOf(client, "FEEDBACK_REMINDER")).toBe(0);
  await Promise.all([runTimers(days(3)), runTimers(days(3))]);
  for (const user of [client, pro]) expect(await nudgesOf(user, "FEEDBACK_REMINDER")).toBe(1);

  await leaveFeedback({
    actor: actorOf(client),
    tenderId: tender.id,
    feedback: { rating: 5, text: null },
    idempotencyKey: null,
  });
  await runTimers(days(10));
  await runTimers(days(13));
  expect(await nudgesOf(client, "FEEDBACK_REMINDER")).toBe(1);
  expect(await nudgesOf(pro, "FEEDBACK_REMINDER")).toBe(2);
});

it("reminds of feedback once when the job was away, and not at all when it is too late", async () => {
  const [late, tooLate] = [await aCompletedTender(), await aCompletedTender()];
  await db.tender.update({ where: { id: late.tender.id }, data: { completedAt: FIRST } });
  await db.tender.update({ where: { id: tooLate.tender.id }, data: { completedAt: after(-24 * 3) } });
  await runTimers(after(24 * 11 + 1));

  expect(await nudgesOf(late.client, "FEEDBACK_REMINDER")).toBe(1);
  expect(await nudgesOf(tooLate.client, "FEEDBACK_REMINDER")).toBe(0);
});

/** An agreement that its PRO has left. */
async function aReleasedTender() {
  const market = await aTenderWithOffers(1);
  await MOVES["the client accepts another offer"](market);
  await MOVES["the chosen PRO leaves"](market);
  const { id, at } = await db.tenderEvent.findFirstOrThrow({
    where: { tenderId: market.tender.id, move: "RELEASE" },
    select: { id: true, at: true },
  });
  const days = (count: number, ms = 0) => new Date(at.getTime() + count * 24 * HOUR_MS + ms);
  return { ...market, pro: market.pros[0]!, agreementId: id, days };
}

/** The same, which the client contests, and both want the team to decide. */
async function aContestedTender() {
  const market = await aReleasedTender();
  const { body: begun } = await openDispute(market.client, market.tender);
  const { body: asked } = await act(market.client, begun, { act: "mediate" });
  const { body: dispute } = await act(market.pro, asked, { act: "mediate" });
  return { ...market, dispute };
}

it("reminds both of feedback about an agreement that ended without the work, as of that about a job", async () => {
  const { client, pro, tender, agreementId, days } = await aReleasedTender();

  await runTimers(days(3, -1));
  expect(await nudgesOf(client, "FEEDBACK_REMINDER")).toBe(0);
  await Promise.all([runTimers(days(3)), runTimers(days(3))]);
  for (const user of [client, pro]) expect(await nudgesOf(user, "FEEDBACK_REMINDER")).toBe(1);
  expect((await notificationsOf(pro)).at(-1)?.params).toMatchObject({ endedAgreementId: agreementId });

  await leaveFeedbackOnEnded({
    actor: actorOf(client),
    tenderId: tender.id,
    agreementId,
    feedback: { rating: 1, text: null },
    idempotencyKey: null,
  });
  await runTimers(days(10));
  await runTimers(days(14));
  expect(await nudgesOf(client, "FEEDBACK_REMINDER")).toBe(1);
  expect(await nudgesOf(pro, "FEEDBACK_REMINDER")).toBe(2);
});

it("reminds of an ended agreement once when the job was away, and not at all when it is too late", async () => {
  const late = await aReleasedTender();
  await runTimers(late.days(11));
  expect(await nudgesOf(late.client, "FEEDBACK_REMINDER")).toBe(1);

  const tooLate = await aReleasedTender();
  await runTimers(tooLate.days(14));
  expect(await nudgesOf(tooLate.client, "FEEDBACK_REMINDER")).toBe(0);
});

it("asks for no feedback about an ended agreement while it is in dispute, nor once a decision rules it out", async () => {
  const [staying, ruledOut] = [await aContestedTender(), await aContestedTender()];
  const sides = [staying.client, staying.pro, ruledOut.client, ruledOut.pro];
  const reminders = () => Promise.all(sides.map((side) => nudgesOf(side, "FEEDBACK_REMINDER")));
  await runTimers(ruledOut.days(4));
  expect(await reminders()).toEqual([0, 0, 0, 0]);

  const admin = await anAdmin();
  for (const [{ dispute }, reviewStays] of [
    [staying, true],
    [ruledOut, false],
  ] as const)
    expect((await act(admin, dispute, { act: "decide", reviewStays })).status).toBe(200);
  await runTimers(ruledOut.days(5));
  expect(await reminders()).toEqual([1, 1, 0, 0]);
});
