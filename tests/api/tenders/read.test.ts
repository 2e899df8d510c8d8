import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/[tenderId]/route";
import { GET as OWN } from "@/app/api/tenders/created-by-me/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  anOffer,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";

type Answer = TenderView & { code?: string };

const read = (as: TestUser | undefined, { id }: { id: string }) =>
  call<Answer>(GET, { as, params: { tenderId: id } });
const statusFor = async (as: TestUser | undefined, tender: { id: string }) => (await read(as, tender)).status;

describe("who may see a tender", () => {
  it("open: its creator, every PRO, admins; no other client and no visitor", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    expect(await statusFor(client, tender)).toBe(200);
    expect(await statusFor(await aPro(), tender)).toBe(200);
    expect(await statusFor(await anAdmin(), tender)).toBe(200);
    expect(await statusFor(await aClient(), tender)).toBe(404);
    expect(await statusFor(undefined, tender)).toBe(401);
  });

  it("taken, finished or canceled: only those who had to do with it", async () => {
    const job = await anAcceptedTender(2);
    const done = await aCompletedTender();
    const canceled = await aTenderWithOffers(1);
    await cancelTender({
      actor: actorOf(canceled.client),
      lang: "en",
      tenderId: canceled.tender.id,
      move: { version: 1, reason: "OTHER" },
    });
    for (const { client, tender, pros } of [job, done, canceled]) {
      for (const involved of [client, ...pros]) expect(await statusFor(involved, tender)).toBe(200);
      expect(await statusFor(await anAdmin(), tender)).toBe(200);
      expect(await statusFor(await aPro(), tender)).toBe(404);
      expect(await statusFor(await aClient(), tender)).toBe(404);
    }
  });

  it("answers the same for one that does not exist", async () => {
    const answer = await read(await aPro(), { id: newId() });
    expect([answer.status, answer.body.code]).toEqual([404, "tender_not_found"]);
    expect((await read(await aPro(), { id: "latest-one" })).status).toBe(422);
  });
});

describe("what a tender shows", () => {
  it("to a PRO: rough place, distance from home, own offer and what they can do", async () => {
    const tender = await aTender();
    const pro = await aPro();
    const home = { country: "AT", city: "Mödling", latitude: 48.0857, longitude: 16.2831 };
    await db.profile.create({ data: { userId: pro.id, ...home } });
    await anOffer({ tender });

    const { body } = await read(pro, tender);

    expect(body).toMatchObject({
      offerCount: 1,
      distanceKm: 15.3,
      beyondRadiusKm: null,
      creator: { name: "Nora B." },
      recipient: null,
      ownOffer: null,
      whyNotOffer: null,
      may: ["offer"],
    });
    expect(body.address).not.toHaveProperty("street");
    expect(JSON.stringify(body)).not.toContain("Berger");
    expect(JSON.stringify(body)).not.toContain("Ringstraße");
  });

  it("to its creator: their exact address and what they can do", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    expect((await read(client, tender)).body).toMatchObject({
      address: { street: "Ringstraße 1" },
      creator: { name: "Nora Berger" },
      may: ["edit", "cancel"],
      whyNotOffer: null,
      allowance: null,
    });
    await anOffer({ tender });
    expect((await read(client, tender)).body.may).toEqual(["edit", "accept", "cancel", "chat"]);
  });

  it("to an admin: everything, without anything to do", async () => {
    const { tender, client, pro } = await anAcceptedTender();
    const { body } = await read(await anAdmin(), tender);
    expect(body).toMatchObject({
      creator: { id: client.id, name: "Nora Berger" },
      recipient: { id: pro.id },
      address: { street: "Ringstraße 1" },
      contact: null,
      may: [],
    });
  });

  it("phones to the two sides of a job, both while it runs and when it is done", async () => {
    const { tender, client, pro } = await aCompletedTender();
    await db.user.update({ where: { id: client.id }, data: { phone: "+4312345678" } });
    expect((await read(pro, tender)).body.contact).toEqual({ name: "Nora Berger", phone: "+4312345678" });
    expect((await read(client, tender)).body.contact).toEqual({ name: "Tomáš Dvořák", phone: null });
  });

  it("the day on which the work begins to both sides, once the accepted offer or the tender names one", async () => {
    const { tender, client, pro } = await anAcceptedTender();
    await db.offer.updateMany({ where: { tenderId: tender.id }, data: { availableFrom: null } });
    await db.tender.update({
      where: { id: tender.id },
      data: { dateType: "FLEXIBLE", startDate: null, endDate: null },
    });
    expect((await read(client, tender)).body.agreedDay).toBeNull();

    await db.offer.updateMany({
      where: { tenderId: tender.id },
      data: { availableFrom: new Date("2026-12-01"), timeSlots: ["8:00-12:00"], durationDays: 4 },
    });
    const agreed = { agreedDay: "2026-12-01", agreedSlots: ["8:00-12:00"], agreedDays: 4 };
    expect((await read(client, tender)).body).toMatchObject(agreed);
    expect((await read(pro, tender)).body).toMatchObject(agreed);
    const { body } = await call<{ items: TenderView[] }>(OWN, { as: client });
    expect(body.items).toMatchObject([agreed]);
  });

  it("to a PRO whose radius ends before the place, that radius", async () => {
    const tender = await aTender();
    const pro = await aPro();
    const home = { country: "AT", city: "Mödling", latitude: 48.0857, longitude: 16.2831 };
    await db.profile.create({ data: { userId: pro.id, ...home, serviceRadiusKm: 15 } });
    expect((await read(pro, tender)).body).toMatchObject({ distanceKm: 15.3, beyondRadiusKm: 15 });
    expect((await read(await aPro(), tender)).body).toMatchObject({ distanceKm: null, beyondRadiusKm: null });
  });

  it("nothing to do for an unconfirmed client", async () => {
    const client = await aClient({ emailConfirmedAt: null });
    const tender = await aTender({ client });
    expect((await read(client, tender)).body.may).toEqual([]);
  });
});
