import { expect, it } from "vitest";
import { GET } from "@/app/api/tenders/[tenderId]/reach/route";
import type { TenderReach } from "@/lib/agreements/schema/reach";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";

const read = (user: TestUser, tenderId: string) =>
  call<TenderReach & { code?: string }>(GET, { as: user, params: { tenderId } });

const VIENNA = { latitude: 48.2, longitude: 16.36 };
const PRAGUE = { latitude: 50.08, longitude: 14.43 };

async function aBee(place: object, service: SubcategorySlug = "boiler"): Promise<void> {
  const { id: userId } = await aPro();
  const profile = { ...place, serviceRadiusKm: 30 };
  await db.profile.upsert({ where: { userId }, create: { userId, ...profile }, update: profile });
  await db.userSubcategory.deleteMany({ where: { userId } });
  await db.userSubcategory.create({ data: { userId, subcategoryId: subcategoryIdOf(service) } });
}

const A_LOCK = { subcategoryId: subcategoryIdOf("boiler"), ...VIENNA };

it("counts the BEEs who offer the service and come that far", async () => {
  const client = await aClient();
  const tender = await aTender({ client, ...A_LOCK });
  const remote = await aTender({ client, ...A_LOCK, isRemote: true });
  await aBee({ latitude: 48.25, longitude: 16.4 });
  await aBee(PRAGUE);
  await aBee(VIENNA, "painting");

  expect((await read(client, tender.id)).body).toEqual({
    beeCount: 1,
    notifiedCount: 0,
    firstOfferHours: null,
  });
  expect((await read(client, remote.id)).body.beeCount).toBe(2);
});

it("counts the BEEs who were told of it, each once", async () => {
  const client = await aClient();
  const [tender, other] = [await aTender({ client }), await aTender({ client })];
  for (const { id: userId } of [await aPro(), await aPro()])
    await db.matchAlert.create({ data: { userId, tenderId: tender.id, email: "OFF" } });
  expect((await read(client, tender.id)).body.notifiedCount).toBe(2);
  expect((await read(client, other.id)).body.notifiedCount).toBe(0);
});

it("knows the usual time to a first offer from twenty tenders on", async () => {
  const client = await aClient();
  const pro = await aPro();
  const subcategoryId = subcategoryIdOf("roofing");
  const hours = (count: number) => count * 3_600_000;
  for (let number = 0; number < 19; number++) await anAnswered(number);
  const tender = await aTender({ client, subcategoryId });
  expect((await read(client, tender.id)).body.firstOfferHours).toBeNull();

  await anAnswered(19);
  expect((await read(client, tender.id)).body.firstOfferHours).toBeCloseTo(10.5, 2);

  async function anAnswered(number: number): Promise<void> {
    const createdAt = new Date(Date.now() - hours(100));
    const { id } = await aTender({ client, subcategoryId, createdAt });
    const offeredAt = new Date(createdAt.getTime() + hours(number + 1));
    await db.offer.create({
      data: {
        id: crypto.randomUUID(),
        tenderId: id,
        proId: pro.id,
        priceType: "FIXED",
        priceMinor: 10_000,
        totalMinor: 10_000,
        materials: "INCLUDED",
        message: "I can start next week and bring everything.",
        createdAt: offeredAt,
      },
    });
  }
});

it("tells nothing to others, rivals least of all", async () => {
  const tender = await aTender({ client: await aClient() });
  const pro = await aPro();
  await anOffer({ tender, pro });

  expect((await read(pro, tender.id)).body.code).toBe("tender_not_yours");
  expect((await read(await aClient(), tender.id)).body.code).toBe("tender_not_found");
});
