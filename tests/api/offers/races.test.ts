import { describe, expect, it } from "vitest";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { call } from "@/tests/support/call";
import {
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  type Market,
  type TestUser,
} from "@/tests/support/factories";
import { systemMessagesOf, notificationTypesOf, offerStates } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";

type Answer = OfferView & { code?: string };

const onOffer = (handler: RouteHandler, as: TestUser, { id }: OfferView, body?: unknown) =>
  call<Answer>(handler, { as, params: { offerId: id }, body });
const accept = ({ client }: Market, offer: OfferView) =>
  onOffer(ACCEPT, client, offer, { version: offer.version });
const send = (as: TestUser, tender: { id: string }, headers: Record<string, string> = {}) =>
  call<Answer>(SEND, { as, params: { tenderId: tender.id }, body: anOfferBody(), headers });
const stateOf = ({ tender }: Market) =>
  db.tender.findUniqueOrThrow({
    where: { id: tender.id },
    select: { status: true, recipientId: true, acceptedOfferId: true, offerCount: true, version: true },
  });
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("at the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("lets only one of two simultaneous accepts win", async () => {
    const market = await aTenderWithOffers(2);

    const answers = await Promise.all(market.offers.map((offer) => accept(market, offer)));

    expect(statuses(answers)).toEqual([200, 409]);
    expect(new Set(await offerStates(market.tender, market.pros))).toEqual(
      new Set(["ACCEPTED", "DECLINED OTHER_CHOSEN"]),
    );
    expect(await stateOf(market)).toMatchObject({ status: "ACCEPTED", offerCount: 1, version: 2 });
  });

  it("accepts an offer once, however often the button is pressed", async () => {
    const market = await aTenderWithOffers(1);
    const [offer] = market.offers as [OfferView];

    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(market, offer)));

    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect(await notificationTypesOf(market.pros[0]!)).toEqual(["ACCEPT_OFFER"]);
    expect(await systemMessagesOf(market.tender, market.pros[0]!)).toEqual([
      "1 OFFER_SENT",
      "2 OFFER_ACCEPTED",
    ]);
  });

  it("lets either the accept or the withdrawal win, never both", () =>
    rounds(async () => {
      const market = await aTenderWithOffers(1);
      const [offer] = market.offers as [OfferView];
      const [pro] = market.pros as [TestUser];

      const answers = await Promise.all([accept(market, offer), onOffer(WITHDRAW, pro, offer)]);

      expect(statuses(answers)).toEqual([200, 409]);
      const isAccepted = answers[0].status === 200;
      expect(await offerStates(market.tender, [pro])).toEqual([isAccepted ? "ACCEPTED" : "WITHDRAWN"]);
      expect(await stateOf(market)).toMatchObject(
        isAccepted ? { status: "ACCEPTED", offerCount: 1 } : { status: "NEW", offerCount: 0 },
      );
    }));

  it("leaves no accepted offer on a tender that was canceled meanwhile", () =>
    rounds(async () => {
      const market = await aTenderWithOffers(1);
      const { client, tender } = market;
      const [offer] = market.offers as [OfferView];
      const move = { version: tender.version, reason: "SCHEDULE" };

      const answers = await Promise.all([
        accept(market, offer),
        call<Answer>(CANCEL, { as: client, params: { tenderId: tender.id }, body: move }),
      ]);

      // The loser saw the tender in a state or version that is gone.
      expect(statuses(answers)).toEqual([200, 409]);
      const isAccepted = answers[0].status === 200;
      expect(await stateOf(market)).toMatchObject(
        isAccepted
          ? { status: "ACCEPTED", recipientId: market.pros[0]!.id, acceptedOfferId: offer.id }
          : { status: "CANCELED", recipientId: null, acceptedOfferId: null, offerCount: 0 },
      );
    }));

  it("never binds a client to a price they have not seen", () =>
    rounds(async () => {
      const market = await aTenderWithOffers(1);
      const [offer] = market.offers as [OfferView];
      const change = { ...anOfferBody({ priceMinor: 999_900 }), version: offer.version };

      const answers = await Promise.all([
        accept(market, offer),
        onOffer(CHANGE, market.pros[0]!, offer, change),
      ]);

      expect(statuses(answers)).toEqual([200, 409]);
      const { agreedPriceMinor } = await db.tender.findUniqueOrThrow({
        where: { id: market.tender.id },
        select: { agreedPriceMinor: true },
      });
      expect(agreedPriceMinor).toBe(answers[0].status === 200 ? offer.totalMinor : null);
    }));

  it("gives the last of ten places to one PRO", async () => {
    const market = await aTenderWithOffers(9);
    const pros = [await aPro(), await aPro(), await aPro()];

    const answers = await Promise.all(pros.map((pro) => send(pro, market.tender)));

    expect(statuses(answers)).toEqual([201, 409, 409]);
    expect(answers.filter(({ body }) => body.code === "offers_full")).toHaveLength(2);
    expect(await stateOf(market)).toMatchObject({ offerCount: 10 });
  });

  it("sends the last offer of a plan to one tender only", async () => {
    const pro = await aPro();
    const tenders = [await aTender(), await aTender(), await aTender(), await aTender(), await aTender()];

    const answers = await Promise.all(tenders.map((tender) => send(pro, tender)));

    expect(statuses(answers)).toEqual([201, 201, 201, 402, 402]);
    expect(await db.offer.count({ where: { proId: pro.id } })).toBe(3);
  });

  it("sends an offer once for one Idempotency-Key, with the same answer", async () => {
    const pro = await aPro();
    const tender = await aTender();
    const headers = { "Idempotency-Key": "offer-1" };

    const answers = await Promise.all([1, 2, 3].map(() => send(pro, tender, headers)));

    expect(statuses(answers)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT"]);
  });

  it("sends one offer even without a key", async () => {
    const pro = await aPro();
    const tender = await aTender();

    const answers = await Promise.all([send(pro, tender), send(pro, tender)]);

    expect(statuses(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("offer_exists");
  });

  it("numbers the lines of a conversation without holes", async () => {
    const pros = await Promise.all([1, 2, 3, 4].map(() => aPro()));
    const tender = await aTender();
    const answers = await Promise.all(pros.map((pro) => send(pro, tender)));
    await Promise.all(
      pros.flatMap((pro, index) => {
        const offer = answers[index]!.body;
        const change = { ...anOfferBody({ priceMinor: 1000 }), version: 1 };
        return [onOffer(CHANGE, pro, offer, change), onOffer(WITHDRAW, pro, offer)];
      }),
    );
    for (const pro of pros) {
      const numbers = (await systemMessagesOf(tender, pro)).map((line) => Number.parseInt(line, 10));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});
