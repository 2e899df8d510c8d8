import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call, type TestRequest } from "@/tests/support/call";
import { manyTenders } from "@/tests/support/many-tenders";
import { aClient, anAdmin, anOffer, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";

type Page = ListAnswer<TenderCardView>;

const list = (as: TestUser, query: TestRequest["query"] = {}) =>
  call<Page>(GET, { as, query: { tab: "most-relevant", ...query } });
const idsOf = ({ body }: { body: Page }) => body.items.map(({ id }) => id);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
/** North of Vienna by that many kilometres. */
const north = (km: number) => ({ latitude: VIENNA.latitude + km / 111.2, longitude: VIENNA.longitude });
const anywhere = {
  isRemote: true,
  country: null,
  city: null,
  street: null,
  postcode: null,
  latitude: null,
  longitude: null,
};
const PAINTING = { subcategoryId: subcategoryIdOf("painting") };
const TILING = { subcategoryId: subcategoryIdOf("tiling") };

/** A painter in Vienna with a radius of thirty kilometres. */
async function aPainter(): Promise<TestUser> {
  const pro = await aPro();
  const { latitude, longitude, country, city } = VIENNA;
  await db.profile.create({ data: { userId: pro.id, latitude, longitude, country, city } });
  await db.userSubcategory.create({ data: { userId: pro.id, ...PAINTING } });
  return pro;
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE tenders CASCADE`;
});

describe("the most relevant tenders", () => {
  it("are in an own subcategory or beside it, near or remote, without an own offer", async () => {
    const pro = await aPainter();
    const own = await aTender(PAINTING);
    const sibling = await aTender(TILING);
    const remote = await aTender({ ...PAINTING, ...anywhere });
    await aTender({ subcategoryId: subcategoryIdOf("pools") });
    await aTender({ ...PAINTING, ...north(61) });
    await aTender({ ...PAINTING, latitude: null, longitude: null });
    await anOffer({ tender: await aTender(PAINTING), pro });

    const answer = await list(pro);

    expect(idsOf(answer)).toEqual([own.id, remote.id, sibling.id]);
    expect(answer.body.total).toBe(3);
  });

  it("are for PROs: nobody else finds other people's tenders by subcategories", async () => {
    const client = await aClient();
    await db.userSubcategory.create({ data: { userId: client.id, subcategoryId: PAINTING.subcategoryId } });
    await aTender(PAINTING);

    expect((await list(client)).body.total).toBe(0);
  });

  it("say why they are there", async () => {
    const pro = await aPainter();
    await aTender({ ...PAINTING, ...north(4) });
    await aTender({ ...TILING, ...anywhere, createdAt: hoursAgo(48) });
    await aTender({ ...TILING, ...north(50), createdAt: hoursAgo(48) });

    const { items } = (await list(pro)).body;

    expect(items.map(({ why }) => why)).toEqual([
      ["OWN_TRADE", "NEAR", "NEW"],
      ["RELATED_TRADE", "REMOTE"],
      ["RELATED_TRADE"],
    ]);
    // Measured to the displayed point, which is rounded to a kilometre.
    expect(items[0]?.distanceKm).toBe(3.5);
  });

  it("come in the order of the score: subcategory, distance, age and rivals by their weights", async () => {
    const pro = await aPainter();
    const offers = async (tender: { id: string }, count: number) => {
      for (let number = 0; number < count; number++) await anOffer({ tender });
      return tender.id;
    };
    // Scores: 0.45 × subcategory + 0.30 × exp(−km ÷ 30) + 0.20 × exp(−hours ÷ 72) + 0.05 × (1 − offers ÷ 10).
    const best = (await aTender(PAINTING)).id; // 0.45 + 0.30 + 0.20 + 0.05 = 1.00
    const request = await offers(await aTender({ ...PAINTING, createdAt: hoursAgo(1) }), 4); // 0.977
    const older = (await aTender({ ...PAINTING, createdAt: hoursAgo(24) })).id; // 0.943
    const remote = (await aTender({ ...PAINTING, ...anywhere, createdAt: hoursAgo(24) })).id; // 0.883
    const away = (await aTender({ ...PAINTING, ...north(17) })).id; // about 0.870: the displayed point counts
    const sibling = (await aTender(TILING)).id; // 0.18 + 0.30 + 0.20 + 0.05 = 0.73
    const farOld = (await aTender({ ...PAINTING, ...north(55), createdAt: hoursAgo(300) })).id; // 0.551
    const farSibling = (await aTender({ ...TILING, ...north(30) })).id; // 0.540

    const expected = [best, request, older, remote, away, sibling, farOld, farSibling];
    expect(idsOf(await list(pro))).toEqual(expected);
    // The score decides, whatever the sort direction.
    expect(idsOf(await list(pro, { sortDirection: "ASC" }))).toEqual(expected);
  });

  it("can be searched, filtered and paged", async () => {
    const pro = await aPainter();
    const made: string[] = [];
    for (let number = 0; number < 12; number++)
      made.unshift((await aTender({ ...PAINTING, createdAt: hoursAgo(48 - number) })).id);
    const roof = await aTender({ ...TILING, title: "Tiles for the roof" });

    expect(idsOf(await list(pro, { page: 2, subcategorySlug: "painting" }))).toEqual(made.slice(10));
    expect(idsOf(await list(pro, { search: "roof" }))).toEqual([roof.id]);
    expect((await list(pro)).body.total).toBe(13);
    expect(idsOf(await list(pro, { near: 2_761_369, withinKm: 5, search: "roof" }))).toEqual([roof.id]);
    expect(idsOf(await list(pro, { remote: true }))).toEqual([]);
  });

  it("say that a search has found more, however many of its newest already have an own offer", async () => {
    const pro = await aPainter();
    const { id: creatorId } = await aClient();
    await manyTenders({ creatorId, ...PAINTING, title: "Windmill", count: 206 });
    const newest = await db.tender.findMany({ orderBy: { createdAt: "desc" }, take: 2 });
    for (const tender of newest) await anOffer({ tender, pro });
    expect((await list(pro, { search: "windmill" })).body).toMatchObject({ total: 200, totalIsCapped: true });
  });

  it("with a filter are near or remote as without one, and one kind alone when asked for", async () => {
    const pro = await aPainter();
    const near = await aTender({ ...PAINTING, ...north(40) });
    await aTender({ ...PAINTING, ...north(70) });
    const remote = await aTender({ ...PAINTING, ...anywhere });
    await aTender({ subcategoryId: subcategoryIdOf("babysitting"), ...anywhere });
    const where = { subcategorySlugs: "painting,babysitting" };
    expect(idsOf(await list(pro, where))).toEqual([remote.id, near.id]);
    expect(idsOf(await list(pro, { ...where, remote: true }))).toEqual([remote.id]);
    expect(idsOf(await list(pro, { ...where, remote: false }))).toEqual([near.id]);
    expect(idsOf(await list(pro, { ...where, near: 2_761_369, withinKm: 50 }))).toEqual([near.id]);
    expect(idsOf(await list(pro, { ...where, near: 2_761_369, withinKm: 5 }))).toEqual([]);
  });

  it("are the nearest that a search finds, and the new ones, where there are too many", async () => {
    const pro = await aPainter();
    const { id: creatorId } = await aClient();
    await manyTenders({ creatorId, ...PAINTING, title: "Windmill", count: 201 });
    await db.tender.updateMany({
      data: { ...VIENNA, ...north(10), isRemote: false, createdAt: hoursAgo(500) },
    });
    const nearest = await aTender({
      ...PAINTING,
      ...north(1),
      title: "Windmill by the river",
      createdAt: hoursAgo(600),
    });
    const isNew = await aTender({ ...PAINTING, ...north(30), title: "Windmill on the hill" });
    const { body } = await list(pro, { search: "windmill" });
    expect(idsOf({ body }).slice(0, 2)).toEqual([isNew.id, nearest.id]);
    expect(body).toMatchObject({ total: 200, totalIsCapped: true });
  });

  it("are none for a PRO without subcategories; only remote ones for a PRO without a place", async () => {
    const homeless = await aPro();
    await aTender(PAINTING);
    const remote = await aTender({ ...PAINTING, ...anywhere });
    expect((await list(homeless)).body).toMatchObject({ items: [], total: 0 });
    await db.userSubcategory.create({ data: { userId: homeless.id, ...PAINTING } });
    expect(idsOf(await list(homeless))).toEqual([remote.id]);
    for (const other of [await aClient(), await anAdmin()])
      expect((await list(other)).body).toMatchObject({ items: [], total: 0 });
  });
});
