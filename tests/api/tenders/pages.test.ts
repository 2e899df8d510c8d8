import { beforeAll, describe, expect, it } from "vitest";
import { GET as OWN } from "@/app/api/tenders/created-by-me/route";
import { GET as LATEST } from "@/app/api/tenders/latest/route";
import { GET } from "@/app/api/tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { LatestTender, TenderCardView } from "@/lib/tenders/schema/view";
import { call, type TestRequest } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { manyTenders } from "@/tests/support/many-tenders";
import { aClient, anAcceptedTender, aPro, aTender, type TestUser } from "@/tests/support/factories";

const BUDGET = ["budgetType", "budgetMinMinor", "budgetMaxMinor"];

type Page = ListAnswer<TenderCardView>;

const list = (as: TestUser, query: TestRequest["query"] = {}) => call<Page>(GET, { as, query });
const own = (as: TestUser, query: TestRequest["query"] = {}) => call<Page>(OWN, { as, query });
const idsOf = ({ body }: { body: Page }) => body.items.map(({ id }) => id);
const PLACE_OF_VIENNA = 2_761_369;

let viewer: TestUser;
beforeAll(async () => {
  viewer = await aPro();
});

describe("pages and order", () => {
  it("sort by creation, newest or oldest first, and page without gaps or doubles", async () => {
    const client = await aClient();
    const made: string[] = [];
    // Two by two with the same timestamp: then the id decides.
    for (let number = 0; number < 23; number++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 2)));
      made.push((await aTender({ client, createdAt })).id);
    }
    const newestFirst = [...made].reverse();

    const pages = await Promise.all([1, 2, 3, 4].map((page) => own(client, { page })));

    expect(pages.map(({ body }) => body.items.length)).toEqual([10, 10, 3, 0]);
    expect(pages.flatMap(idsOf)).toEqual(newestFirst);
    expect(pages[0]?.body).toMatchObject({ total: 23, totalIsCapped: false, page: 1, take: 10 });
    expect(pages[3]?.body).toMatchObject({ total: 23, items: [] });
    expect(idsOf(await own(client, { sortDirection: "ASC", page: 2 }))).toEqual(made.slice(10, 20));
  });

  it("count exactly up to a thousand and say when there are more", async () => {
    const client = await aClient();
    const row = { creatorId: client.id, subcategoryId: subcategoryIdOf("tiling"), title: "Tiles" };
    await manyTenders({ ...row, count: 1000 });
    expect((await own(client)).body).toMatchObject({ total: 1000, totalIsCapped: false });
    await manyTenders({ ...row, count: 5 });
    expect((await own(client)).body).toMatchObject({ total: 1000, totalIsCapped: true });
    expect((await own(client, { search: "tiles" })).body).toMatchObject({ total: 200, totalIsCapped: true });
    expect((await own(client, { page: 100 })).body.items).toHaveLength(10);
    await db.tender.deleteMany({ where: { creatorId: client.id } });
  });

  it.each<[string, TestRequest["query"]]>([
    ["a page", {}],
    ["a search", { search: "paint" }],
    ["a distance", { near: PLACE_OF_VIENNA, withinKm: 10 }],
    ["everything at once", { search: "paint", near: PLACE_OF_VIENNA, withinKm: 10, categorySlug: "garden" }],
    ["most relevant", { tab: "most-relevant" }],
    ["own offers", { tab: "applied" }],
  ])("ask the database at most three times for %s, session included", async (_, query) => {
    await list(viewer, query);
    const { queries } = await countQueries(() => list(viewer, query));
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe("the latest tenders", () => {
  it("are for everybody, open, at most eight, and say nothing about anybody", async () => {
    const { tender } = await anAcceptedTender();
    const made: string[] = [];
    for (let number = 0; number < 9; number++) made.push((await aTender()).id);

    const { body } = await call<{ items: LatestTender[] }>(LATEST, { headers: { "Content-Language": "de" } });

    expect(body.items.map(({ id }) => id)).toEqual(made.reverse().slice(0, 8));
    expect(body.items.map(({ id }) => id)).not.toContain(tender.id);
    expect(Object.keys(body.items[0]!).sort()).toEqual(
      [
        ...BUDGET,
        "category",
        "city",
        "country",
        "createdAt",
        "id",
        "isRemote",
        "offerCount",
        "repeats",
        "subcategory",
        "title",
      ].sort(),
    );
  });
});
