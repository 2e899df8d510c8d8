import { beforeAll, describe, expect, it } from "vitest";
import { GET as bees } from "@/app/api/bees/route";
import { PATCH as change } from "@/app/api/users/settings/change/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { BEES_TAKE } from "@/lib/directory/constants";
import { directoryList } from "@/lib/directory/schema";
import { fillPlaces } from "@/lib/places/service/fill-places";
import { db } from "@/lib/platform/server/database/db";
import { aClient, aPro, VIENNA, type TestUser } from "@/tests/support/factories";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";

const BRATISLAVA = { country: "SK", city: "Bratislava", latitude: 48.14816, longitude: 17.10674 };
const DAY_MS = 86_400_000;

type Bee = {
  services?: SubcategorySlug[];
  speaks?: string[];
  profile?: object;
  user?: Parameters<typeof aPro>[0];
};

/** A BEE with a profile that can be shown, who was here today. */
async function aBee({
  services = ["painting"],
  speaks = ["de"],
  profile,
  user,
}: Bee = {}): Promise<TestUser> {
  const bee = await aPro({ lastSeenAt: new Date(), ...user });
  await db.profile.create({ data: { userId: bee.id, headline: "Painter", ...VIENNA, ...profile } });
  await db.userSubcategory.createMany({
    data: services.map((slug) => ({ userId: bee.id, subcategoryId: subcategoryIdOf(slug) })),
  });
  await db.userLanguage.createMany({
    data: speaks.map((code, position) => ({ userId: bee.id, code, level: "FLUENT" as const, position })),
  });
  return bee;
}

const find = async (query: Record<string, string | number> = {}) =>
  read(directoryList, await call(bees, { query }));
const idsOf = async (query: Record<string, string | number> = {}) =>
  (await find(query)).items.map(({ id }) => id);

const rated = (ratingAverage: number, ratingCount: number) => ({ ratingAverage, ratingCount });

beforeAll(async () => {
  await fillPlaces(db);
}, 90_000);

describe("the directory", () => {
  it("shows of a BEE what is public, and neither street nor phone nor exact place", async () => {
    const bee = await aBee({
      services: ["roofing"],
      speaks: ["sk", "de"],
      profile: { hourlyRateMinor: 2800 },
      user: { phone: "+436641234567", isVerified: true, completedCount: 7, ...rated(4.5, 2) },
    });
    const answer = await call(bees, { query: { service: "roofing", near: "Wien" } });

    expect(read(directoryList, answer).items).toEqual([
      {
        id: bee.id,
        role: "PRO",
        name: "Tomáš Dvořák",
        photo: null,
        isVerified: true,
        rating: { average: 4.5, count: 2 },
        headline: "Painter",
        city: "Wien",
        country: "AT",
        distanceKm: 0,
        languages: ["sk", "de"],
        hourlyRateMinor: 2800,
        completedCount: 7,
        metrics: { answerMinutes: null, completionPercent: null },
        awayUntil: null,
        photos: [],
        services: ["Roofing"],
      },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/Ringstraße|664|48\.208|1010/);
  });

  it("finds by category and subcategory, and nobody for a service there is none of", async () => {
    const tiler = await aBee({ services: ["tiling", "boiler"] });
    expect(await idsOf({ service: "tiling" })).toEqual([tiler.id]);
    expect(await idsOf({ service: "plumbing" })).toEqual([tiler.id]);
    expect(await idsOf({ service: "no-such-thing" })).toEqual([]);
  });

  it("names all services of a BEE, those that were asked for first", async () => {
    await aBee({ services: ["courier", "disposal"] });
    const servicesOf = async (service: string) => (await find({ service })).items[0]?.services;
    const [one, other] = [await servicesOf("courier"), await servicesOf("disposal")];
    expect(one).toHaveLength(2);
    expect(other).toEqual(one?.toReversed());
  });

  it("finds within a distance of a town, named in any language or by its id", async () => {
    const near = await aBee({ services: ["pools"] });
    const far = await aBee({ services: ["pools"], profile: BRATISLAVA });
    const nowhere = await aBee({
      services: ["pools"],
      profile: { country: null, city: null, latitude: null, longitude: null },
    });
    expect(await idsOf({ service: "pools", near: "Bécs" })).toEqual([near.id]);
    const wide = await find({ service: "pools", near: 2761369, km: 100 });
    expect(wide.place).toEqual({ placeId: 2761369, name: "Wien", country: "AT" });
    expect(wide.items.map(({ id, distanceKm }) => [id, distanceKm])).toEqual([
      [near.id, 0],
      [far.id, 55],
    ]);
    expect((await idsOf({ service: "pools" })).sort()).toEqual([near.id, far.id, nowhere.id].sort());
    const unknown = await find({ service: "pools", near: "Xyzzyx-Town" });
    expect([unknown.place, unknown.items]).toEqual([null, []]);
  });

  it("finds by language, in both spellings of Czech, and by a checked identity", async () => {
    const czech = await aBee({ services: ["solar"], speaks: ["sk", "cs"] });
    const checked = await aBee({ services: ["solar"], user: { isVerified: true } });
    expect(await idsOf({ service: "solar", lang: "cs" })).toEqual([czech.id]);
    expect(await idsOf({ service: "solar", lang: "cz" })).toEqual([czech.id]);
    expect(await idsOf({ service: "solar", verified: 1 })).toEqual([checked.id]);
    expect(await idsOf({ service: "solar", lang: "hu" })).toEqual([]);
  });

  it("ranks many good reviews above a single perfect one, and both above none", async () => {
    const service: SubcategorySlug = "drywall";
    const none = await aBee({ services: [service] });
    const single = await aBee({ services: [service], user: rated(5, 1) });
    const many = await aBee({ services: [service], user: rated(4.8, 50) });
    const poor = await aBee({ services: [service], user: rated(2, 10) });
    expect(await idsOf({ service })).toEqual([many.id, single.id, none.id, poor.id]);
  });

  it("ranks those who were here lately first, and the near one unless the other is a star better", async () => {
    const service: SubcategorySlug = "masonry";
    const away = await aBee({
      services: [service],
      user: { lastSeenAt: new Date(Date.now() - 40 * DAY_MS), ...rated(5, 3) },
    });
    const here = await aBee({ services: [service], user: rated(5, 3) });
    expect(await idsOf({ service })).toEqual([here.id, away.id]);

    const excellent = await aBee({ services: [service], profile: BRATISLAVA, user: rated(5, 100) });
    expect((await idsOf({ service })).at(0)).toBe(excellent.id);
    expect(await idsOf({ service, near: "Wien", km: 100 })).toEqual([here.id, excellent.id, away.id]);
  });

  it("lists those who are away last, with their last day, until they are back", async () => {
    const service: SubcategorySlug = "flooring";
    const until = new Date(Date.now() + 5 * DAY_MS);
    const day = until.toISOString().slice(0, 10);
    const awayUntil = new Date(`${day}T00:00Z`);
    const away = await aBee({
      services: [service],
      user: { ...rated(5, 50), awayUntil, awayEndsAt: until },
    });
    const here = await aBee({ services: [service] });
    const { items } = await find({ service });
    expect(items.map(({ id, awayUntil: last }) => [id, last])).toEqual([
      [here.id, null],
      [away.id, day],
    ]);
    await db.user.update({ where: { id: away.id }, data: { awayEndsAt: new Date(Date.now() - 1000) } });
    expect(await idsOf({ service })).toEqual([away.id, here.id]);
  });

  it("never looks at plans", async () => {
    const sql = await db.$queryRaw<{ source: string }[]>`
      SELECT prosrc AS source FROM pg_proc WHERE proname IN ('directory_rank', 'refresh_directory')`;
    expect(sql).toHaveLength(2);
    expect(sql.map(({ source }) => source).join()).not.toMatch(/plan|subscription/);
  });

  it("pages through what it found, in two queries at most", async () => {
    const service: SubcategorySlug = "translation";
    const all = await Promise.all(Array.from({ length: BEES_TAKE + 2 }, () => aBee({ services: [service] })));
    const first = await find({ service });
    const second = await find({ service, page: 2 });
    expect([first.total, first.items.length, second.items.length]).toEqual([BEES_TAKE + 2, BEES_TAKE, 2]);
    const seen = [...first.items, ...second.items].map(({ id }) => id).sort();
    expect(seen).toEqual(all.map(({ id }) => id).sort());
    const { queries } = await countQueries(() => find({ service, near: "Wien" }));
    expect(queries).toBeLessThanOrEqual(2);
  });

  it("refuses what it cannot read", async () => {
    for (const query of [{ km: 0 }, { km: "far" }, { lang: "deutsch" }, { page: 16 }, { service: "A b" }])
      expect((await call(bees, { query })).status).toBe(422);
  });
});

describe("who is in the directory", () => {
  it("leaves out clients, empty profiles, unconfirmed addresses and those who have left", async () => {
    const client = await aClient();
    await db.profile.create({ data: { userId: client.id, summary: "I need a painter.", ...VIENNA } });
    const service: SubcategorySlug = "hair";
    await aBee({ services: [service], profile: { headline: null } });
    await aBee({ services: [service], user: { emailConfirmedAt: null } });
    const leaving = await aBee({ services: [service] });
    expect(await idsOf({ service })).toEqual([leaving.id]);
    await db.user.update({ where: { id: leaving.id }, data: { deletedAt: new Date() } });
    expect(await idsOf({ service })).toEqual([]);
    expect(await db.directoryEntry.count({ where: { userId: client.id } })).toBe(0);
  });

  it("leaves out a BEE who does not want to be shown, at once, and takes them back", async () => {
    const service: SubcategorySlug = "massage";
    const bee = await aBee({ services: [service] });
    const switched = await call<{ settings: { visibility: object } }>(change, {
      as: bee,
      body: { visibility: { listed: false } },
    });
    expect(switched.body.settings.visibility).toEqual({ listed: false, tenders: true, tenderPhotos: false });
    expect(await idsOf({ service })).toEqual([]);
    await call(change, { as: bee, body: { visibility: { listed: true } } });
    expect(await idsOf({ service })).toEqual([bee.id]);
  });

  it("follows changes of services, languages, place and rating", async () => {
    const bee = await aBee({ services: ["catering"], speaks: ["hu"] });
    const userId = bee.id;
    await db.userSubcategory.deleteMany({ where: { userId } });
    await db.userSubcategory.create({ data: { userId, subcategoryId: subcategoryIdOf("decoration") } });
    await db.userLanguage.deleteMany({ where: { userId } });
    await db.profile.update({ where: { userId }, data: BRATISLAVA });
    await db.user.update({ where: { id: userId }, data: { isVerified: true } });
    expect(await idsOf({ service: "catering" })).toEqual([]);
    expect(await idsOf({ service: "decoration", lang: "hu" })).toEqual([]);
    expect(await idsOf({ service: "decoration", near: "Bratislava", km: 10, verified: 1 })).toEqual([userId]);
  });

  it("writes nothing when somebody is seen twice on a day", async () => {
    const bee = await aBee();
    const versions = () =>
      db.$queryRaw`SELECT xmin::text FROM directory_entries WHERE user_id = ${bee.id}::uuid`;
    const before = await versions();
    await db.user.update({ where: { id: bee.id }, data: { lastSeenAt: new Date() } });
    expect(await versions()).toEqual(before);
  });
});
