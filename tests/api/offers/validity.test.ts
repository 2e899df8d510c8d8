import { afterEach, describe, expect, it, vi } from "vitest";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as DECLINE } from "@/app/api/offers/[offerId]/decline/route";
import { POST as PROPOSE } from "@/app/api/offers/[offerId]/proposals/route";
import { PATCH as RENEW } from "@/app/api/offers/[offerId]/renew/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { GET as LIST } from "@/app/api/tenders/[tenderId]/offers/route";
import { POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  anOffer,
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  aClient,
  type TestUser,
} from "@/tests/support/factories";
import { notificationTypesOf, offerStates, systemMessagesOf } from "@/tests/support/observe";
import { answer, aProposedOffer } from "../counter-offers/negotiation";

type Answer = OfferView & { code?: string; errors?: { path: string }[]; offer?: OfferView };

const DAY_MS = 86_400_000;

/** Lets the clock stand, and the time of an offer end so many milliseconds later, or before. */
async function endsIn({ id }: { id: string }, ms: number) {
  const now = new Date();
  vi.useFakeTimers({ toFake: ["Date"], now });
  await db.offer.update({ where: { id }, data: { validUntil: new Date(now.getTime() + ms) } });
}
afterEach(() => vi.useRealTimers());

const onOffer = (handler: typeof RENEW, as: TestUser, { id }: { id: string }, body?: object, key?: string) =>
  call<Answer>(handler, {
    as,
    params: { offerId: id },
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const accept = (as: TestUser, offer: OfferView) => onOffer(ACCEPT, as, offer, { version: offer.version });
const renew = (as: TestUser, offer: Pick<OfferView, "id" | "version">, key?: string) =>
  onOffer(RENEW, as, offer, { version: offer.version }, key);
const change = (as: TestUser, offer: OfferView, changes: object = {}) =>
  onOffer(CHANGE, as, offer, { ...anOfferBody(), version: offer.version, ...changes });
const send = (as: TestUser, tender: { id: string }, changes: object = {}) =>
  call<Answer>(SEND, { as, params: { tenderId: tender.id }, body: { ...anOfferBody(), ...changes } });
const offerOf = async (as: TestUser, tender: { id: string }) => {
  const { body } = await call<{ items: OfferView[] }>(LIST, { as, params: { tenderId: tender.id } });
  return body.items[0]!;
};
const daysLeft = ({ validUntil }: OfferView) =>
  (new Date(validUntil ?? Number.NaN).getTime() - Date.now()) / DAY_MS;

async function anOpenOffer(changes: object = {}) {
  const client = await aClient();
  const tender = await aTender({ client });
  const pro = await aPro();
  return { client, tender, pro, offer: await anOffer({ tender, pro, offer: changes }) };
}

describe("how long an offer stands", () => {
  it("is for its BEE to choose, one to 60 days, and 14 where they say nothing", async () => {
    const tender = await aTender({ client: await aClient() });
    const [first, second, third] = [await aPro(), await aPro(), await aPro()];
    expect(daysLeft((await send(first, tender)).body)).toBeCloseTo(14, 2);
    const long = (await send(second, tender, { validDays: 60 })).body;
    expect(daysLeft(long)).toBeCloseTo(60, 2);
    expect(long.validDays).toBe(60);
    for (const validDays of [0, 61, 1.5, null]) {
      const { status, body } = await send(third, tender, { validDays });
      expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path: "validDays" });
    }
    expect(daysLeft((await send(third, tender, { validDays: 1 })).body)).toBeCloseTo(1, 2);
  });

  it("begins anew with every change, for as many days as before unless others are named", async () => {
    const { pro, offer } = await anOpenOffer({ validDays: 5 });
    await endsIn(offer, DAY_MS);
    const changed = (await change(pro, offer, { priceMinor: 40_000 })).body;
    expect(daysLeft(changed)).toBe(5);
    expect(daysLeft((await change(pro, changed, { validDays: 9 })).body)).toBe(9);
  });

  it("begins anew when its BEE takes what the client proposes, even after the end", async () => {
    const { client, pro, offer } = await aProposedOffer();
    await endsIn(offer, -1);
    const taken = (await answer(pro, offer, "ACCEPT")).body;
    expect(daysLeft(taken)).toBe(14);
    expect((await accept(client, taken)).status).toBe(200);
  });

  it("begins anew when it is sent again", async () => {
    const { tender, pro, offer } = await anOpenOffer({ validDays: 3 });
    await onOffer(WITHDRAW, pro, offer);
    await endsIn(offer, DAY_MS);
    expect(daysLeft((await send(pro, tender)).body)).toBe(3);
  });
});

describe("the end of an offer", () => {
  it("is the moment from which the client can accept it no longer", async () => {
    const { client, tender, pro, offer } = await anOpenOffer();
    for (const ms of [0, -1, -DAY_MS]) {
      await endsIn(offer, ms);
      expect(await accept(client, offer)).toMatchObject({ status: 409, body: { code: "offer_expired" } });
    }
    expect(await offerStates(tender, [pro])).toEqual(["ACTIVE"]);

    await endsIn(offer, 1);
    expect((await accept(client, offer)).status).toBe(200);
  });

  it("takes accepting and proposing from the client, and leaves everything else", async () => {
    const { client, tender, pro, offer } = await anOpenOffer();
    expect((await offerOf(client, tender)).may).toEqual(["accept", "decline", "propose"]);
    await endsIn(offer, 0);
    expect((await offerOf(client, tender)).may).toEqual(["decline"]);
    expect((await offerOf(pro, tender)).may).toEqual(["change", "renew", "withdraw"]);

    const terms = { ...anOfferBody({ priceMinor: 40_000 }), version: offer.version };
    expect(await onOffer(PROPOSE, client, offer, terms)).toMatchObject({
      status: 409,
      body: { code: "offer_expired" },
    });
    expect((await onOffer(DECLINE, client, offer, {})).status).toBe(200);
  });

  it("does not keep a rival from being accepted, and counts as any other that was not chosen", async () => {
    const { client, tender, pros, offers } = await aTenderWithOffers(2);
    const [expired, chosen] = offers as [OfferView, OfferView];
    await endsIn(expired, -1);
    expect((await accept(client, chosen)).status).toBe(200);
    expect(await offerStates(tender, pros)).toEqual(["DECLINED OTHER_CHOSEN", "ACCEPTED"]);
  });

  it("is unknown of an offer from before there was one, which stands without", async () => {
    const { client, tender, offer } = await anOpenOffer();
    await db.offer.update({ where: { id: offer.id }, data: { validUntil: null } });
    expect(await offerOf(client, tender)).toMatchObject({ validUntil: null });
    expect((await accept(client, offer)).status).toBe(200);
  });
});

describe("renewing an offer", () => {
  it("lets it stand for the same number of days again, and tells the client in the conversation", async () => {
    const { client, tender, pro, offer } = await anOpenOffer({ validDays: 7 });
    await endsIn(offer, -30 * DAY_MS);
    const { status, body: renewed } = await renew(pro, offer);
    expect(status).toBe(200);
    expect(renewed).toMatchObject({ version: offer.version + 1, revision: 1, totalMinor: offer.totalMinor });
    expect(daysLeft(renewed)).toBe(7);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 OFFER_RENEWED"]);

    expect((await accept(client, offer)).body.code).toBe("stale_version");
    expect((await accept(client, renewed)).status).toBe(200);
  });

  it("is done once when its answer was lost and it is sent again", async () => {
    const { tender, pro, offer } = await anOpenOffer();
    const answers = await Promise.all([renew(pro, offer, "one-press"), renew(pro, offer, "one-press")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 OFFER_RENEWED"]);
    expect((await renew(pro, offer)).body.code).toBe("stale_version");
  });

  it("is for its BEE alone, who has to have confirmed their address", async () => {
    const { client, pro, offer } = await anOpenOffer();
    expect(await renew(await aPro(), offer)).toMatchObject({
      status: 404,
      body: { code: "offer_not_found" },
    });
    expect(await renew(client, offer)).toMatchObject({ status: 403, body: { code: "offer_not_yours" } });
    await db.user.update({ where: { id: pro.id }, data: { emailConfirmedAt: null } });
    expect(await renew(pro, offer)).toMatchObject({ status: 403, body: { code: "email_not_confirmed" } });
  });

  it("is refused once the offer has ended", async () => {
    const { pro, offer } = await anOpenOffer();
    const { body: ended } = await onOffer(WITHDRAW, pro, offer);
    expect(await renew(pro, ended)).toMatchObject({ status: 409, body: { code: "offer_not_active" } });
  });

  it("lets one win when the client accepts at the same moment", async () => {
    for (let round = 0; round < 8; round++) {
      const { client, tender, pro, offer } = await anOpenOffer();
      const [accepted, renewed] = await Promise.all([accept(client, offer), renew(pro, offer)]);

      const winner = accepted.status === 200 ? "accepted" : "renewed";
      expect([accepted.status, renewed.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(accepted.body.code ?? renewed.body.code).toBe(
        winner === "accepted" ? "tender_not_open" : "stale_version",
      );
      expect(await offerStates(tender, [pro])).toEqual([winner === "accepted" ? "ACCEPTED" : "ACTIVE"]);
      expect(await notificationTypesOf(pro)).toEqual(winner === "accepted" ? ["ACCEPT_OFFER"] : []);
    }
  });
});
