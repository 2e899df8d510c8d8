import { describe, expect, it } from "vitest";
import { PATCH } from "@/app/api/offers/[offerId]/accept/route";
import { GET } from "@/app/api/tenders/[tenderId]/route";
import { db } from "@/lib/platform/server/database/db";
import { findOverview } from "@/lib/agreements/data/overview";
import type { OfferView } from "@/lib/offers/schema";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  anOffer,
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import {
  recordEmits,
  systemMessagesOf,
  notificationsOf,
  notificationTypesOf,
  offerStates,
} from "@/tests/support/observe";

type Accepted = { tender: TenderView; offer: OfferView };

const accept = (user: TestUser, { id, version }: Pick<OfferView, "id" | "version">) =>
  call<Accepted & { code?: string }>(PATCH, { as: user, params: { offerId: id }, body: { version } });

describe("accepting an offer", () => {
  it("gives the tender to its PRO at the offer's price and declines the rivals", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(3);
    const [chosen] = offers as [OfferView];

    const answer = await accept(client, chosen);

    expect(answer.status).toBe(200);
    expect(answer.body.tender).toMatchObject({
      status: "ACCEPTED",
      version: tender.version + 1,
      recipientId: pros[0]!.id,
      acceptedOfferId: chosen.id,
      agreedPriceMinor: chosen.totalMinor,
      offerCount: 1,
      may: ["release", "finish", "cancel", "chat"],
    });
    // What is agreed can still be changed, if the other agrees.
    const may = ["propose"];
    expect(answer.body.offer).toMatchObject({ status: "ACCEPTED", version: chosen.version + 1, may });
    expect(await offerStates(tender, pros)).toEqual([
      "ACCEPTED",
      "DECLINED OTHER_CHOSEN",
      "DECLINED OTHER_CHOSEN",
    ]);
  });

  it("notifies the PRO, the rivals and both chats", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(2);
    const [chosen] = offers as [OfferView];

    await accept(client, chosen);

    expect(await notificationsOf(pros[0]!)).toEqual([
      {
        type: "ACCEPT_OFFER",
        actorId: client.id,
        tenderId: tender.id,
        params: { priceMinor: chosen.totalMinor },
      },
    ]);
    expect(await notificationsOf(pros[1]!)).toMatchObject([
      { type: "OFFER_DECLINED", actorId: client.id, params: { reason: "OTHER_CHOSEN" } },
    ]);
    expect(await notificationTypesOf(client)).toEqual(["NEW_OFFER", "NEW_OFFER"]);
    expect(await systemMessagesOf(tender, pros[0]!)).toEqual(["1 OFFER_SENT", "2 OFFER_ACCEPTED"]);
    expect(await systemMessagesOf(tender, pros[1]!)).toEqual(["1 OFFER_SENT", "2 OFFER_DECLINED"]);
  });

  it("agrees to an hourly rate, and calls what it may come to an estimate", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const pro = await aPro();
    const hourly = { priceType: "HOURLY", priceMinor: 4500, estimatedHours: 2 } as const;
    const offer = await anOffer({ tender, pro, offer: hourly });

    const answer = await accept(client, offer);

    expect(answer.body.tender).toMatchObject({ agreedPriceMinor: 9000, agreedRateMinor: 4500 });
    const params = { priceMinor: 9000, isEstimate: true };
    expect(await notificationsOf(client)).toMatchObject([{ type: "NEW_OFFER", params }]);
    expect(await notificationsOf(pro)).toMatchObject([{ type: "ACCEPT_OFFER", params }]);
    const running = await findOverview(actorOf(client), new Date(0));
    expect(running.counts).toMatchObject({ agreedMinor: 9000, agreedIsEstimate: true });
    expect(running.running).toMatchObject([{ agreedPriceMinor: 9000, agreedRateMinor: 4500 }]);
  });

  it("saves the street and the phone that were missing with the acceptance, and no others", async () => {
    const client = await aClient();
    const tender = await aTender({ client, isRemote: false, street: null });
    const pro = await aPro();
    const offer = await anOffer({ tender, pro });
    await db.user.update({ where: { id: client.id }, data: { phone: null } });

    const given = { street: "Mariahilfer Straße 12", phone: "+43 1 2345678" };
    const answer = await call<Accepted>(PATCH, {
      as: client,
      params: { offerId: offer.id },
      body: { version: offer.version, ...given },
    });

    expect(answer.status).toBe(200);
    const seen = await call<TenderView>(GET, { as: pro, params: { tenderId: tender.id } });
    expect(seen.body).toMatchObject({ address: { street: given.street }, contact: { phone: "+4312345678" } });
  });

  it("keeps the street and the phone that are known", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(1);
    const [offer] = offers as [OfferView];
    await db.tender.update({ where: { id: tender.id }, data: { isRemote: false, street: "Old Street 1" } });
    await db.user.update({ where: { id: client.id }, data: { phone: "+4319999999" } });

    const body = { version: offer.version, street: "New Street 2", phone: "+43 1 2345678" };
    await call(PATCH, { as: client, params: { offerId: offer.id }, body });

    const seen = await call<TenderView>(GET, { as: pros[0]!, params: { tenderId: tender.id } });
    expect(seen.body.contact).toMatchObject({ phone: "+4319999999" });
    expect(await db.tender.findUnique({ where: { id: tender.id } })).toMatchObject({
      street: "Old Street 1",
    });
  });

  it("lets everybody concerned know at once that the tender changed", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(2);
    const { emitted, stop } = recordEmits();

    await accept(client, offers[0]!);
    stop();

    const [changed] = emitted.filter(({ event }) => event === "TENDER_CHANGED");
    expect(changed?.payload).toEqual({
      tenderId: tender.id,
      status: "ACCEPTED",
      version: tender.version + 1,
    });
    expect([...changed!.userIds].sort()).toEqual([client.id, ...pros.map(({ id }) => id)].sort());
  });

  it("opens names, phones and the exact address to both sides, and to nobody else", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(2);
    const asSeenBy = async (user: TestUser) =>
      (await call<TenderView>(GET, { as: user, params: { tenderId: tender.id } })).body;
    const before = await asSeenBy(pros[0]!);
    expect(before).toMatchObject({ contact: null, creator: { name: "Nora B." } });
    expect(before.address).toEqual({
      country: "AT",
      city: "Wien",
      postcode: "1010",
      latitude: 48.21,
      longitude: 16.37,
    });

    await accept(client, offers[0]!);

    const chosen = await asSeenBy(pros[0]!);
    expect(chosen).toMatchObject({
      contact: { name: "Nora Berger", phone: null },
      creator: { name: "Nora Berger" },
      address: { street: "Ringstraße 1", latitude: 48.20849 },
    });
    expect((await asSeenBy(client)).contact).toEqual({ name: "Tomáš Dvořák", phone: null });
    const rival = await asSeenBy(pros[1]!);
    expect(rival).toMatchObject({
      contact: null,
      recipient: null,
      recipientId: null,
      agreedPriceMinor: null,
    });
    expect(rival.address).not.toHaveProperty("street");
  });

  it("refuses an offer that was changed after the client looked at it", async () => {
    const { client, offers, pros } = await aTenderWithOffers(1);
    const change = { ...anOfferBody({ priceMinor: 99_000 }), version: 1 };
    await changeOffer({ actor: actorOf(pros[0]!), offerId: offers[0]!.id, change });

    const answer = await accept(client, offers[0]!);

    expect([answer.status, answer.body.code]).toEqual([409, "stale_version"]);
    expect((await accept(client, { ...offers[0]!, version: 2 })).status).toBe(200);
  });

  it("refuses an offer that was withdrawn, and a tender that is taken", async () => {
    const { client, offers, pros } = await aTenderWithOffers(3);
    await withdrawOffer({ actor: actorOf(pros[0]!), offerId: offers[0]!.id });
    const withdrawn = await accept(client, { ...offers[0]!, version: 2 });
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, "offer_not_active"]);

    expect((await accept(client, offers[1]!)).status).toBe(200);

    const second = await accept(client, offers[2]!);
    expect([second.status, second.body.code]).toEqual([409, "tender_not_open"]);
  });

  it("belongs to the creator: strangers do not even learn of the offer", async () => {
    const { offers, pros } = await aTenderWithOffers(2);

    const [own, rival, stranger] = await Promise.all([
      accept(pros[0]!, offers[0]!),
      accept(pros[1]!, offers[0]!),
      accept(await aClient(), offers[0]!),
    ]);

    expect([own.status, own.body.code]).toEqual([403, "tender_not_yours"]);
    expect([rival.status, rival.body.code]).toEqual([404, "offer_not_found"]);
    expect([stranger.status, stranger.body.code]).toEqual([404, "offer_not_found"]);
    expect((await accept(await aPro(), { id: crypto.randomUUID(), version: 1 })).status).toBe(404);
  });

  it("asks for the version the client saw", async () => {
    const { client, offers } = await aTenderWithOffers(1);
    const answer = await call<{ code: string; errors: { path: string }[] }>(PATCH, {
      as: client,
      params: { offerId: offers[0]!.id },
      body: {},
    });
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, "version"]);
  });
});
