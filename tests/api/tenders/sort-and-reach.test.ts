import { beforeAll, describe, expect, it } from "vitest";
import { GET as COUNTS } from "@/app/api/tenders/counts/route";
import { GET } from "@/app/api/tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCounts } from "@/lib/tenders/schema/list";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call, type TestRequest } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import {
  anAcceptedTender,
  aClient,
  aCompletedTender,
  anOffer,
  aPro,
  aTender,
  type TestUser,
} from "@/tests/support/factories";
import { manyTenders } from "@/tests/support/many-tenders";

type Page = ListAnswer<TenderCardView>;
const list = (as: TestUser, query: TestRequest["query"] = {}) => call<Page>(GET, { as, query });
const counts = (as: TestUser) => call<TenderCounts>(COUNTS, { as });
const idsOf = ({ body }: { body: Page }) => body.items.map(({ id }) => id);

const at = (latitude: number, longitude: number, city: string) => ({
  country: "AT",
  city,
  latitude,
  longitude,
});
const LINZ = at(48.30694, 14.28583, "Linz");
const WELS = at(48.16667, 14.03333, "Wels");
const GRAZ = at(47.06667, 15.45, "Graz");
const NOWHERE = { country: null, city: null, street: null, postcode: null, latitude: null, longitude: null };

async function aProIn(home: typeof LINZ, radiusKm = 30): Promise<TestUser> {
  const pro = await aPro();
  await db.profile.upsert({
    where: { userId: pro.id },
    create: { userId: pro.id, ...home, serviceRadiusKm: radiusKm },
    update: { ...home, serviceRadiusKm: radiusKm },
  });
  return pro;
}

describe("the own reach", () => {
  const subcategoryId = subcategoryIdOf("solar");
  const where = { subcategorySlug: "solar" };
  let ids: Record<"linz" | "wels" | "graz" | "remote", string>;
  beforeAll(async () => {
    const make = async (place: object) => (await aTender({ subcategoryId, ...place })).id;
    ids = {
      linz: await make(LINZ),
      wels: await make(WELS),
      graz: await make(GRAZ),
      remote: await make({ isRemote: true, ...NOWHERE }),
    };
  });

  it("keeps to town and radius and to remote work, and one parameter opens it to everywhere", async () => {
    const pro = await aProIn(LINZ);
    expect(idsOf(await list(pro, { ...where, reach: "own" }))).toEqual([ids.remote, ids.wels, ids.linz]);
    expect(idsOf(await list(pro, { ...where, reach: "everywhere" }))).toHaveLength(4);
    expect(idsOf(await list(pro, where))).toHaveLength(4);
    expect(idsOf(await list(pro, { ...where, reach: "own", search: "living" }))).toHaveLength(3);
    expect(idsOf(await list(pro, { ...where, reach: "own", remote: true }))).toEqual([ids.remote]);
    expect(idsOf(await list(pro, { ...where, reach: "own", remote: false }))).toEqual([ids.wels, ids.linz]);
  });

  it("gives way to a chosen distance, and is everywhere without a town", async () => {
    const pro = await aProIn(LINZ);
    expect(idsOf(await list(pro, { ...where, reach: "own", withinKm: 5 }))).toEqual([ids.linz]);
    expect(idsOf(await list(await aPro(), { ...where, reach: "own" }))).toHaveLength(4);
  });

  it("shows the newest of a dense area, in at most three queries", async () => {
    const pro = await aProIn(LINZ);
    const dense = subcategoryIdOf("ev-charger");
    await manyTenders({
      creatorId: (await aClient()).id,
      subcategoryId: dense,
      title: "Wallbox",
      count: 1010,
    });
    const first = await list(pro, { subcategorySlug: "ev-charger", reach: "own" });
    const { answer, queries } = await countQueries(() =>
      list(pro, { subcategorySlug: "ev-charger", reach: "own", page: 2 }),
    );
    expect(answer.body).toMatchObject({ total: 1000, totalIsCapped: true, page: 2 });
    expect(new Set([...idsOf(first), ...idsOf(answer)]).size).toBe(20);
    expect(queries).toBeLessThanOrEqual(3);
    await db.tender.deleteMany({ where: { subcategoryId: dense } });
  });
});

describe("the order", () => {
  const subcategoryId = subcategoryIdOf("demolition");
  const where = { subcategorySlug: "demolition" };

  it("is by distance, budget or fewest offers; the newest first where they are equal", async () => {
    const near = await aTender({ subcategoryId, ...LINZ, budgetType: "FIXED", budgetMinMinor: 20_000 });
    const far = await aTender({
      subcategoryId,
      ...GRAZ,
      budgetType: "RANGE",
      budgetMinMinor: 10_000,
      budgetMaxMinor: 90_000,
    });
    const hourly = await aTender({ subcategoryId, ...WELS, budgetType: "HOURLY", budgetMinMinor: 99_000 });
    const open = { budgetType: "OPEN", budgetMinMinor: null, budgetMaxMinor: null } as const;
    const remote = await aTender({ subcategoryId, isRemote: true, ...NOWHERE, ...open });
    await anOffer({ tender: near });
    await anOffer({ tender: near });
    await anOffer({ tender: remote });

    const pro = await aProIn(LINZ);
    const sorted = async (sort: string) => idsOf(await list(pro, { ...where, sort }));
    expect(await sorted("created")).toEqual([remote.id, hourly.id, far.id, near.id]);
    expect(await sorted("distance")).toEqual([near.id, hourly.id, far.id, remote.id]);
    expect(await sorted("budget")).toEqual([far.id, near.id, remote.id, hourly.id]);
    expect(await sorted("offers")).toEqual([hourly.id, far.id, remote.id, near.id]);
    expect(idsOf(await list(pro, { ...where, sort: "budget", search: "living" }))).toEqual(
      await sorted("budget"),
    );
    expect(idsOf(await list(pro, { ...where, sort: "distance", withinKm: 50 }))).toEqual([
      near.id,
      hourly.id,
    ]);
    const own = await list(pro, { ...where, sort: "distance", reach: "own" });
    expect(idsOf(own)).toEqual([near.id, hourly.id, remote.id]);
    // Without a town there is no distance to sort by.
    const townless = await aPro();
    expect(idsOf(await list(townless, { ...where, sort: "distance" }))).toEqual(await sorted("created"));
    for (const sort of ["budget", "offers"])
      expect(idsOf(await list(townless, { ...where, sort, reach: "own" }))).toEqual(await sorted(sort));
  });

  it("gives every tender once over its pages, while many have the same key", async () => {
    const many = subcategoryIdOf("insulation");
    await manyTenders({ creatorId: (await aClient()).id, subcategoryId: many, title: "Attic", count: 25 });
    const pro = await aProIn(LINZ);
    for (const sort of ["distance", "budget", "offers"]) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(pro, { subcategorySlug: "insulation", sort, page })),
      );
      expect(new Set(pages.flatMap(idsOf)).size).toBe(25);
    }
  });

  it("changes that of the most relevant only when it is chosen", async () => {
    const pro = await aProIn(LINZ);
    const subcategory = subcategoryIdOf("catering");
    await db.userSubcategory.create({ data: { userId: pro.id, subcategoryId: subcategory } });
    const cheap = await aTender({
      subcategoryId: subcategory,
      ...LINZ,
      budgetType: "FIXED",
      budgetMinMinor: 5000,
    });
    const rich = await aTender({
      subcategoryId: subcategory,
      ...WELS,
      budgetType: "FIXED",
      budgetMinMinor: 80_000,
    });
    const sorted = async (sort?: string) => idsOf(await list(pro, { tab: "most-relevant", sort }));
    expect(await sorted()).toEqual([cheap.id, rich.id]);
    expect(await sorted("budget")).toEqual([rich.id, cheap.id]);
    expect(await sorted("created")).toEqual([rich.id, cheap.id]);
    expect(await sorted("distance")).toEqual([cheap.id, rich.id]);
  });
});

describe("the counts of the tabs", () => {
  it("are those of the lists, with the reach that all starts with", async () => {
    const job = await anAcceptedTender();
    const { pro } = job;
    await db.profile.upsert({
      where: { userId: pro.id },
      create: { userId: pro.id, ...GRAZ, serviceRadiusKm: 20 },
      update: { ...GRAZ, serviceRadiusKm: 20 },
    });
    const tender = await aTender();
    await anOffer({ tender, pro });

    await list(pro);
    const { answer, queries } = await countQueries(() => counts(pro));
    expect(queries).toBeLessThanOrEqual(2);
    expect(answer.body.reach).toEqual({ ...GRAZ, radiusKm: 20 });
    for (const tab of ["all", "most-relevant", "applied", "accepted", "completed"] as const) {
      const { body } = await list(pro, { tab, reach: "own" });
      expect([tab, answer.body.counts[tab]]).toEqual([tab, body.total]);
    }
    expect(answer.body.counts).toMatchObject({ applied: 1, accepted: 1, completed: 0 });
  });

  it("are own for everybody and nothing for visitors", async () => {
    const done = await aCompletedTender();
    expect((await counts(done.pro)).body.counts.completed).toBe(1);
    expect((await counts(await aPro())).body).toMatchObject({
      reach: null,
      counts: { completed: 0, applied: 0 },
    });
    expect((await call(COUNTS)).status).toBe(401);
  });
});

describe("the list of a BEE's finished jobs", () => {
  it("begins with what was done last, whenever it was posted, or the other way round", async () => {
    const first = await aCompletedTender();
    const second = await aCompletedTender();
    const { pro } = second;
    const done = (id: string, completedAt: string) =>
      db.tender.update({ where: { id }, data: { recipientId: pro.id, completedAt } });
    await done(first.tender.id, "2026-11-22T10:00:00Z");
    await done(second.tender.id, "2026-11-20T10:00:00Z");

    const newest = idsOf(await list(pro, { tab: "completed" }));
    expect(newest).toEqual([first.tender.id, second.tender.id]);
    const oldest = idsOf(await list(pro, { tab: "completed", sortDirection: "ASC" }));
    expect(oldest).toEqual([second.tender.id, first.tender.id]);
  });
});
