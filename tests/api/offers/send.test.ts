import { describe, expect, it } from "vitest";
import { GET, POST } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import type { NewOffer, OfferView } from "@/lib/offers/schema";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  anAdmin,
  anOffer,
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { systemMessagesOf, notificationsOf } from "@/tests/support/observe";

type Answer = OfferView & { code?: string; errors?: { path: string; code: string }[] };

const send = (as: TestUser, tender: { id: string }, changes: Partial<NewOffer> = {}, key?: string) =>
  call<Answer>(POST, {
    as,
    params: { tenderId: tender.id },
    body: anOfferBody(changes),
    headers: key ? { "Idempotency-Key": key } : {},
  });
const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.code];
const readAs = async (as: TestUser, tender: { id: string }) =>
  (await call<TenderView>(READ, { as, params: { tenderId: tender.id } })).body;

describe("sending an offer", () => {
  it("reaches the client, opens the conversation and costs one offer of the plan", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const pro = await aPro();
    expect(await readAs(pro, tender)).toMatchObject({
      may: ["offer"],
      whyNotOffer: null,
      allowance: { left: 3, perPeriod: 3 },
    });

    const changes = { priceType: "HOURLY", priceMinor: 3000, estimatedHours: 4 } as const;
    const answer = await send(pro, tender, { ...changes, materials: "EXTRA", materialsMinor: 1500 });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: "ACTIVE", version: 1, totalMinor: 13_500 });
    expect(answer.body.may).toEqual(["change", "renew", "withdraw"]);
    const params = { priceMinor: 13_500, isEstimate: true };
    expect(await notificationsOf(client)).toEqual([
      { type: "NEW_OFFER", actorId: pro.id, tenderId: tender.id, params },
    ]);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT"]);
    expect(await readAs(pro, tender)).toMatchObject({
      offerCount: 1,
      version: 1,
      may: ["chat"],
      whyNotOffer: "offer_exists",
      allowance: { left: 2 },
      ownOffer: { id: answer.body.id },
    });
  });

  it("needs a PRO with a confirmed address", async () => {
    const tender = await aTender();
    const unconfirmed = await aPro({ emailConfirmedAt: null });

    expect(refusal(await send(await aClient(), tender))).toEqual([403, "wrong_role"]);
    expect(refusal(await send(await anAdmin(), tender))).toEqual([403, "wrong_role"]);
    expect(refusal(await send(unconfirmed, tender))).toEqual([403, "email_not_confirmed"]);
    expect((await readAs(unconfirmed, tender)).whyNotOffer).toBe("email_not_confirmed");
    expect((await call(POST, { params: { tenderId: tender.id }, body: anOfferBody() })).status).toBe(401);
  });

  it("is for open tenders only; taken ones are not there for a stranger", async () => {
    const { client, tender, offers } = await aTenderWithOffers(1);
    const loser = await aPro();
    await anOffer({ tender, pro: loser });
    await acceptOffer({ actor: actorOf(client), lang: "en", offerId: offers[0]!.id, seenVersion: 1 });

    expect(refusal(await send(await aPro(), tender))).toEqual([404, "tender_not_found"]);
    expect(refusal(await send(loser, tender))).toEqual([409, "tender_not_open"]);
  });

  it("happens once per PRO while it waits, and again after it was withdrawn or declined", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const pro = await aPro();
    const first = (await send(pro, tender)).body;
    expect(refusal(await send(pro, tender))).toEqual([409, "offer_exists"]);

    await withdrawOffer({ actor: actorOf(pro), offerId: first.id });
    const again = await send(pro, tender, { priceMinor: 30_000 });
    expect(again.body).toMatchObject({ id: first.id, status: "ACTIVE", totalMinor: 30_000, version: 3 });

    await declineOffer({ actor: actorOf(client), offerId: first.id, reason: "PRICE" });
    const third = await send(pro, tender, { priceMinor: 20_000 });
    expect(third.body).toMatchObject({ id: first.id, status: "ACTIVE", declineReason: null, version: 5 });
    // Both were free: taken back within the hour, and a lower price than the one that was refused.
    expect((await readAs(pro, tender)).allowance).toMatchObject({ left: 2, perPeriod: 3 });
  });

  it("stops at ten offers on a tender, until one is withdrawn", async () => {
    const { tender, offers, pros } = await aTenderWithOffers(10);
    const late = await aPro();
    expect(refusal(await send(late, tender))).toEqual([409, "offers_full"]);
    expect((await readAs(late, tender)).whyNotOffer).toBe("offers_full");

    await withdrawOffer({ actor: actorOf(pros[0]!), offerId: offers[0]!.id });

    expect((await send(late, tender)).status).toBe(201);
  });

  it("stops at what the plan gives, which is more for whoever pays", async () => {
    const pro = await aPro();
    const tender = await aTender();
    for (let number = 0; number < 3; number++) await anOffer({ tender: await aTender(), pro });
    expect(refusal(await send(pro, tender))).toEqual([402, "offers_used_up"]);
    expect(await readAs(pro, tender)).toMatchObject({
      whyNotOffer: "offers_used_up",
      allowance: { left: 0, perPeriod: 3 },
    });

    const subscription = { userId: pro.id, planId: planIdOf("standard"), periodStart: new Date() };
    await db.userSubscription.create({ data: { id: newId(), status: "ACTIVE", ...subscription } });

    expect((await readAs(pro, tender)).allowance).toMatchObject({ left: 30, perPeriod: 30 });
    expect((await send(pro, tender)).status).toBe(201);
  });

  it("counts FREE by the calendar month, and a plan past due for more than a week as FREE", async () => {
    const pro = await aPro();
    const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1));
    await db.offerAllowance.create({ data: { userId: pro.id, periodStart: lastMonth, used: 3 } });
    const tender = await aTender();
    expect((await readAs(pro, tender)).allowance).toMatchObject({ left: 3, perPeriod: 3 });

    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    const subscription = { userId: pro.id, planId: planIdOf("premium"), periodStart: lastMonth };
    const { id } = await db.userSubscription.create({
      data: { id: newId(), status: "PAST_DUE", pastDueSince: new Date(), ...subscription },
    });
    expect((await readAs(pro, tender)).allowance?.perPeriod).toBe(200);
    await db.userSubscription.update({ where: { id }, data: { pastDueSince: eightDaysAgo } });
    expect((await readAs(pro, tender)).allowance).toMatchObject({ left: 3, perPeriod: 3 });
  });

  it("refuses the same key for another offer", async () => {
    const pro = await aPro();
    const tender = await aTender();
    await send(pro, tender, {}, "key-1");

    expect(refusal(await send(pro, tender, { priceMinor: 700 }, "key-1"))).toEqual([
      409,
      "idempotency_key_reused",
    ]);
  });

  it("takes quarters of an hour, and counts to the cent", async () => {
    const changes = { priceType: "HOURLY", priceMinor: 1999, estimatedHours: 0.75 } as const;
    const answer = await send(await aPro(), await aTender(), changes);
    expect(answer.body).toMatchObject({ estimatedHours: 0.75, totalMinor: 1499 });
  });

  it.each<[string, Partial<NewOffer>, string, string]>([
    ["an hourly price without hours", { priceType: "HOURLY" }, "estimatedHours", "required"],
    [
      "a part of an hour that is no quarter",
      { priceType: "HOURLY", estimatedHours: 0.8 },
      "estimatedHours",
      "quarterHours",
    ],
    ["extra materials without a price", { materials: "EXTRA" }, "materialsMinor", "required"],
    ["less than five euros", { priceMinor: 499 }, "priceMinor", "amountTooSmall"],
    [
      "a total beyond the limit",
      { priceType: "HOURLY", priceMinor: 99_999_900, estimatedHours: 2 },
      "priceMinor",
      "totalTooLarge",
    ],
    ["too few words", { message: "short" }, "message", "tooShort"],
    ["a start that is over everywhere", { availableFrom: "2020-01-01" }, "availableFrom", "dateInPast"],
    ["more than a year of work", { durationDays: 366 }, "durationDays", "tooLarge"],
  ])("refuses %s at its field", async (_, changes, path, code) => {
    const answer = await send(await aPro(), await aTender(), changes);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, code }]);
  });
});

describe("the offers of a tender", () => {
  it("are all there for its creator, with what decides, and only the own one for a PRO", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(3);
    const location = { latitude: 48.3, longitude: 16.37, country: "AT", city: "Korneuburg" };
    await db.profile.create({ data: { userId: pros[0]!.id, ...location } });
    const listAs = async (as: TestUser) =>
      (await call<{ items: OfferView[] }>(GET, { as, params: { tenderId: tender.id } })).body.items;

    const all = await listAs(client);

    expect(all.map(({ id }) => id)).toEqual(offers.map(({ id }) => id));
    expect(all[0]).toMatchObject({
      pro: { id: pros[0]!.id, name: "Tomáš Dvořák", completedCount: 0, rating: { average: 0, count: 0 } },
      // Measured between the rounded points that strangers see, so that the other party's address cannot be
      // triangulated.
      distanceKm: 10,
      may: ["accept", "decline", "propose"],
    });
    expect(all[1]?.distanceKm).toBeNull();
    expect((await listAs(pros[1]!)).map(({ id }) => id)).toEqual([offers[1]!.id]);
    expect(await listAs(await aPro())).toEqual([]);
    expect(await listAs(await anAdmin())).toHaveLength(3);
    const stranger = await call(GET, { as: await aClient(), params: { tenderId: tender.id } });
    expect(stranger.status).toBe(404);
  });
});
