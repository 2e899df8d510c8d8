import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, PATCH } from "@/app/api/saved-searches/[id]/route";
import { GET as PREVIEW } from "@/app/api/saved-searches/preview/route";
import { GET, POST } from "@/app/api/saved-searches/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { SavedSearchList, SavedSearchView, SearchPreview } from "@/lib/saved-searches/schema";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";

type Answer = SavedSearchView & { code?: string; errors?: { path: string; code: string }[] };

const VIENNA = 2_761_369;
const search = (name = "Painting") => ({ name, filters: { subcategorySlugs: ["painting"] } });
const save = (as: TestUser, body: object = search(), key?: string) =>
  call<Answer>(POST, { as, body, ...(key && { headers: { "idempotency-key": key } }) });
const change = (as: TestUser, id: string, body: object) => call<Answer>(PATCH, { as, params: { id }, body });
const remove = (as: TestUser, id: string) => call<{ code?: string }>(DELETE, { as, params: { id } });
const list = async (as: TestUser) => (await call<SavedSearchList>(GET, { as })).body.items;

let pro: TestUser;
beforeEach(async () => {
  pro = await aPro();
});

describe("a saved search", () => {
  it("keeps its filters as they were sent, and is told in every way unless the PRO chooses", async () => {
    const filters = {
      categorySlug: "renovation",
      subcategorySlugs: ["painting", "tiling"],
      near: VIENNA,
      withinKm: 25,
      remote: false,
      budgetMinMinor: 10_000,
      from: "2026-06-01",
      to: "2026-06-30",
      search: "bathroom",
      urgent: true,
    };
    await db.place.upsert({
      where: { geonameId: VIENNA },
      create: {
        id: crypto.randomUUID(),
        geonameId: VIENNA,
        country: "AT",
        name: "Wien",
        latitude: 48.2,
        longitude: 16.37,
      },
      update: {},
    });
    const { status, body } = await save(pro, { name: "  Bathrooms ", filters });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Bathrooms",
      filters,
      nearName: "Wien",
      isStart: false,
      paused: false,
      channels: { inApp: true, push: true, email: "INSTANT" },
      foundLast30Days: 0,
      lastMatchedAt: null,
    });
    expect(await list(pro)).toEqual([body]);
  });

  it("is changed in parts, paused and deleted", async () => {
    const { body } = await save(pro);
    const renamed = await change(pro, body.id, { name: "Walls", channels: { email: "OFF" } });
    expect(renamed.body).toMatchObject({
      name: "Walls",
      filters: body.filters,
      channels: { inApp: true, push: true, email: "OFF" },
    });
    const replaced = await change(pro, body.id, { filters: { urgent: true }, paused: true });
    expect(replaced.body).toMatchObject({ name: "Walls", filters: { urgent: true }, paused: true });
    expect((await remove(pro, body.id)).status).toBe(204);
    expect(await list(pro)).toEqual([]);
    expect(await change(pro, body.id, { paused: false })).toMatchObject({
      status: 404,
      body: { code: "saved_search_not_found" },
    });
  });

  it("does not exist for another PRO, and clients have none", async () => {
    const { body } = await save(pro);
    const other = await aPro();
    expect((await change(other, body.id, { paused: true })).status).toBe(404);
    expect((await remove(other, body.id)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await save(await aClient())).body.code).toBe("wrong_role");
  });

  it.each([
    ["a subcategory that there is not", { filters: { subcategorySlugs: ["dragons"] } }],
    ["no subcategory of a list", { filters: { subcategorySlugs: [] } }],
    ["a place that there is not", { filters: { near: 1 } }],
    ["a name without letters", { name: "   " }],
  ])("is refused with %s", async (_what, wrong) => {
    expect((await save(pro, { ...search(), ...wrong })).status).toBe(422);
  });

  it("is saved once per key, and at most ten of them, however many are saved at once", async () => {
    const [first, again] = [await save(pro, search(), "one-key"), await save(pro, search(), "one-key")];
    expect(again.body.id).toBe(first.body.id);
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, index) => save(pro, search(`No ${index}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe("saved_searches_full");
    await remove(pro, first.body.id);
    expect((await save(pro)).status).toBe(201);
  });

  it("is listed in at most three queries", async () => {
    for (const name of ["A", "B", "C"]) await save(pro, search(name));
    await list(pro);
    expect((await countQueries(() => list(pro))).queries).toBeLessThanOrEqual(3);
  });
});

describe("the start search", () => {
  const AREA = { city: "Linz", country: "AT", latitude: 48.30694, longitude: 14.28583 };
  const addService = (slug: "painting" | "tiling") =>
    db.userSubcategory.create({ data: { userId: pro.id, subcategoryId: subcategoryIdOf(slug) } });
  const live = (area: object = {}) =>
    db.profile.upsert({
      where: { userId: pro.id },
      create: { userId: pro.id, ...AREA, ...area },
      update: { ...AREA, ...area },
    });

  it("is there as soon as a PRO has services and an area, and follows both", async () => {
    await addService("painting");
    expect(await list(pro)).toEqual([]);
    await live();
    const [start] = await list(pro);
    expect(start).toMatchObject({
      name: "Your services, 30 km around Linz",
      isStart: true,
      paused: false,
      filters: { subcategorySlugs: ["painting"], reach: "own" },
      channels: { inApp: true, push: true, email: "DAILY" },
    });
    await addService("tiling");
    await live({ city: "Wels", serviceRadiusKm: 50 });
    expect(await list(pro)).toMatchObject([
      {
        id: start?.id,
        name: "Your services, 50 km around Wels",
        filters: { subcategorySlugs: ["painting", "tiling"] },
      },
    ]);
  });

  it("stops with one call, and a new service or town does not start it again", async () => {
    await addService("painting");
    await live();
    const [start] = await list(pro);
    expect((await change(pro, start!.id, { paused: true })).status).toBe(200);
    await db.userSubcategory.deleteMany({ where: { userId: pro.id } });
    expect(await list(pro)).toEqual([]);
    await addService("tiling");
    await live({ city: "Wels" });
    expect(await list(pro)).toMatchObject([{ id: start?.id, paused: true }]);
  });

  it("keeps the name and the filters of the profile, and is not deleted", async () => {
    await addService("painting");
    await live();
    const [start] = await list(pro);
    expect((await change(pro, start!.id, { name: "Mine" })).body.code).toBe("saved_search_fixed");
    expect((await change(pro, start!.id, { filters: {} })).body.code).toBe("saved_search_fixed");
    expect((await remove(pro, start!.id)).body.code).toBe("saved_search_fixed");
    expect((await change(pro, start!.id, { channels: { push: false } })).status).toBe(200);
  });
});

describe("the preview", () => {
  const preview = async (query: Record<string, string | number | boolean>) =>
    (await call<SearchPreview>(PREVIEW, { as: pro, query })).body;

  it("counts the open tenders that match now and those of the last 30 days", async () => {
    const subcategoryId = subcategoryIdOf("doors-locks");
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await aTender({ subcategoryId });
    await aTender({ subcategoryId, createdAt: daysAgo(40) });
    const by = await aClient();
    const canceled = {
      status: "CANCELED",
      canceledAt: new Date(),
      canceledById: by.id,
      cancelReason: "OTHER",
    } as const;
    await aTender({ subcategoryId, createdAt: daysAgo(20), ...canceled });
    await aTender({ subcategoryId, urgent: true });
    expect(await preview({ subcategorySlugs: "doors-locks" })).toEqual({
      open: 3,
      last30Days: 3,
      isCapped: false,
    });
    expect(await preview({ subcategorySlugs: "doors-locks", urgent: true })).toMatchObject({ open: 1 });
    expect(await preview({ subcategorySlugs: "doors-locks,painting", search: "xylophone" })).toMatchObject({
      open: 0,
    });
  });
});
