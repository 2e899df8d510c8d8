import { describe, expect, it } from "vitest";
import { PATCH as DECLINE } from "@/app/api/offers/[offerId]/decline/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import type { ChangeOffer, OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { call } from "@/tests/support/call";
import {
  aClient,
  anAcceptedTender,
  anAdmin,
  anOfferBody,
  aPro,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import {
  offerMessagesOf,
  systemMessagesOf,
  notificationsOf,
  notificationTypesOf,
} from "@/tests/support/observe";

type Answer = OfferView & { code?: string };

const ask = (handler: RouteHandler, as: TestUser, offer: { id: string }, body?: unknown) =>
  call<Answer>(handler, { as, params: { offerId: offer.id }, body });
const changed = (changes: Partial<ChangeOffer> = {}) => ({ ...anOfferBody(), version: 1, ...changes });
const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.code];
const countOf = async ({ id }: { id: string }) =>
  (await db.tender.findUniqueOrThrow({ where: { id }, select: { offerCount: true } })).offerCount;

async function market() {
  const made = await aTenderWithOffers(2);
  return { ...made, offer: made.offers[0]!, pro: made.pros[0]!, rival: made.pros[1]! };
}

describe("changing an offer", () => {
  it("gives it a new version and says so in the chat", async () => {
    const { client, tender, offer, pro } = await market();

    const answer = await ask(
      CHANGE,
      pro,
      offer,
      changed({ priceMinor: 60_000, availableFrom: "2099-01-31" }),
    );

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ totalMinor: 60_000, availableFrom: "2099-01-31", version: 2 });
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 OFFER_CHANGED"]);
    expect(await notificationTypesOf(client)).toEqual(["NEW_OFFER", "NEW_OFFER"]);
    expect(await countOf(tender)).toBe(2);
  });

  it("puts its message into the conversation, once while it stays the same", async () => {
    const { tender, offer, pro } = await market();
    const { message } = anOfferBody();

    await ask(CHANGE, pro, offer, changed({ priceMinor: 60_000 }));
    await ask(CHANGE, pro, offer, changed({ version: 2, message: "With two coats of paint after all." }));

    const messages = [message, null, "With two coats of paint after all."];
    expect(await offerMessagesOf(tender, pro)).toEqual(messages);
  });

  it("drops the hours when the price becomes a fixed one", async () => {
    const { offer, pro } = await market();
    const hourly = changed({ priceType: "HOURLY", priceMinor: 2000, estimatedHours: 5 });
    expect((await ask(CHANGE, pro, offer, hourly)).body.totalMinor).toBe(10_000);

    const answer = await ask(CHANGE, pro, offer, changed({ version: 2, estimatedHours: 5 }));

    expect(answer.body).toMatchObject({ totalMinor: 45_000, estimatedHours: null });
  });

  it("is refused in another version, state, or by anybody else", async () => {
    const { client, offer, pro, rival } = await market();
    expect(refusal(await ask(CHANGE, pro, offer, changed({ version: 7 })))).toEqual([409, "stale_version"]);
    expect(refusal(await ask(CHANGE, client, offer, changed()))).toEqual([403, "offer_not_yours"]);
    expect(refusal(await ask(CHANGE, rival, offer, changed()))).toEqual([404, "offer_not_found"]);
    await ask(WITHDRAW, pro, offer);
    expect(refusal(await ask(CHANGE, pro, offer, changed({ version: 2 })))).toEqual([
      409,
      "offer_not_active",
    ]);

    const job = await anAcceptedTender(2);
    const [accepted, declined] = job.offers;
    expect(refusal(await ask(CHANGE, job.pros[0]!, accepted!, changed({ version: 2 })))).toEqual([
      409,
      "tender_not_open",
    ]);
    expect(refusal(await ask(CHANGE, job.pros[1]!, declined!, changed({ version: 2 })))).toEqual([
      409,
      "tender_not_open",
    ]);
  });
});

describe("withdrawing an offer", () => {
  it("withdraws it and notifies the client", async () => {
    const { client, tender, offer, pro } = await market();

    const answer = await ask(WITHDRAW, pro, offer);

    expect(answer.body).toMatchObject({ status: "WITHDRAWN", version: 2, may: [] });
    expect(await countOf(tender)).toBe(1);
    expect((await notificationsOf(client)).at(-1)).toMatchObject({
      type: "OFFER_WITHDRAWN",
      actorId: pro.id,
    });
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 OFFER_WITHDRAWN"]);
    expect(refusal(await ask(WITHDRAW, pro, offer))).toEqual([409, "offer_not_active"]);
  });

  it("belongs to its PRO", async () => {
    const { client, offer, rival } = await market();
    expect(refusal(await ask(WITHDRAW, client, offer))).toEqual([403, "offer_not_yours"]);
    expect(refusal(await ask(WITHDRAW, rival, offer))).toEqual([404, "offer_not_found"]);
    expect(refusal(await ask(WITHDRAW, await anAdmin(), offer))).toEqual([403, "offer_not_yours"]);
  });

  it("is no way out of an accepted job", async () => {
    const { pro, offers } = await anAcceptedTender();
    expect(refusal(await ask(WITHDRAW, pro, offers[0]!))).toEqual([409, "offer_not_active"]);
  });
});

describe("declining an offer", () => {
  it("notifies its PRO why, and frees the place", async () => {
    const { client, tender, offer, pro } = await market();

    const answer = await ask(DECLINE, client, offer, { reason: "TIMING" });

    expect(answer.body).toMatchObject({ status: "DECLINED", declineReason: "TIMING", version: 2 });
    expect(await countOf(tender)).toBe(1);
    expect(await notificationsOf(pro)).toMatchObject([
      { type: "OFFER_DECLINED", params: { reason: "TIMING" } },
    ]);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 OFFER_DECLINED"]);
  });

  it("takes OTHER when no reason is given, and none of the product's own", async () => {
    const { client, offers } = await market();
    expect((await ask(DECLINE, client, offers[0]!, {})).body.declineReason).toBe("OTHER");
    expect((await ask(DECLINE, client, offers[1]!, { reason: "OTHER_CHOSEN" })).status).toBe(422);
  });

  it("belongs to the creator, while the offer waits", async () => {
    const { client, offer, pro, rival } = await market();
    expect(refusal(await ask(DECLINE, pro, offer, {}))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await ask(DECLINE, rival, offer, {}))).toEqual([404, "offer_not_found"]);
    expect(refusal(await ask(DECLINE, await aClient(), offer, {}))).toEqual([404, "offer_not_found"]);
    expect(refusal(await ask(DECLINE, await aPro(), offer, {}))).toEqual([404, "offer_not_found"]);
    await ask(WITHDRAW, pro, offer);
    expect(refusal(await ask(DECLINE, client, offer, {}))).toEqual([409, "offer_not_active"]);
  });
});
