import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/admin/catalogue/route";
import { GET as readTree } from "@/app/api/categories/route";
import { GET as findTenders } from "@/app/api/tenders/route";
import { GET as readTender } from "@/app/api/tenders/[tenderId]/route";
import { CATEGORY_TREE, categoryTree } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { ListAnswer } from "@/lib/shared/list-query";
import { upsertReferenceData } from "@/prisma/reference/prepare";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aPro, aTender, type TestUser } from "@/tests/support/factories";
import {
  changeCategory,
  changeService,
  entryOf,
  FACADES,
  patchCategory,
  patchSubcategory,
  readAll,
} from "./catalogue-entries";

let admin: TestUser;
beforeAll(async () => {
  admin = await anAdmin({ adminRights: ["MANAGE"] });
});

const treeIn = async (lang: string) =>
  read(categoryTree, await call(readTree, { headers: { "content-language": lang } }));
const servicesIn = async (lang: string) => (await treeIn(lang)).flatMap((each) => each.subcategories);
const slugsOf = async (category: string) =>
  (await readAll(admin)).find(({ slug }) => slug === category)?.subcategories.map(({ slug }) => slug);

describe("the catalogue", () => {
  it("lists all there is with its open tenders, for admins who manage and for nobody else", async () => {
    const client = await aClient();
    await aTender({ client, subcategoryId: subcategoryIdOf("courier") });
    await aTender({
      client,
      subcategoryId: subcategoryIdOf("courier"),
      status: "CANCELED",
      canceledAt: new Date(),
      canceledById: client.id,
      cancelReason: "OTHER",
    });

    const all = await readAll(admin);
    expect(all.map(({ slug }) => slug)).toEqual(CATEGORY_TREE.map(({ slug }) => slug));
    const moving = all.find(({ slug }) => slug === "moving");
    expect(moving).toMatchObject({ isActive: true, version: 0, openTenders: 1 });
    expect(await entryOf(admin, "courier")).toMatchObject({ openTenders: 1, names: { de: "Kurierdienst" } });

    const others = [await anAdmin({ adminRights: ["MODERATE", "SUPPORT"] }), client, await aPro()];
    for (const as of others) {
      expect((await call(GET, { as })).status).toBe(403);
      expect(await patchSubcategory(as, subcategoryIdOf("courier"), { version: 0, order: 1 })).toMatchObject({
        status: 403,
      });
    }
  });

  it("is read with few queries", async () => {
    await readAll(admin);
    // Who is calling, categories, subcategories, open tenders.
    expect((await countQueries(() => readAll(admin))).queries).toBeLessThanOrEqual(1 + 3);
  });
});

describe("a new name", () => {
  it("is shown in every language at once, on tenders that were posted before, too, which are found by it", async () => {
    const client = await aClient();
    const tender = await aTender({ client, subcategoryId: subcategoryIdOf("insulation") });
    expect(
      await changeService(admin, "insulation", { names: { ...FACADES, de: "  Fassadenanstrich " } }),
    ).toBe(204);

    const nameIn = async (lang: string) =>
      (await servicesIn(lang)).find(({ slug }) => slug === "insulation")?.name;
    for (const [lang, name] of Object.entries(FACADES)) expect(await nameIn(lang)).toBe(name);
    const answer = await call<TenderView>(readTender, {
      as: client,
      params: { tenderId: tender.id },
      headers: { "content-language": "hu" },
    });
    expect(answer.body.subcategory.name).toBe(FACADES.hu);
    const found = await call<ListAnswer<TenderView>>(findTenders, {
      as: await aPro(),
      query: { search: "fasady" },
    });
    expect(found.body.items.map(({ id }) => id)).toEqual([tender.id]);
  });

  it("of a category is a word that the tenders of all its services are found by", async () => {
    const names = { en: "Bees", de: "Imkerei", hu: "Méhészet", cz: "Včelařství", sk: "Včelárstvo" };
    expect(await changeCategory(admin, "garden", { names })).toBe(204);
    const tender = await aTender({ subcategoryId: subcategoryIdOf("pools") });
    const found = await call<ListAnswer<TenderView>>(findTenders, {
      as: await aPro(),
      query: { search: "vcelarstvo" },
    });
    expect(found.body.items.map(({ id, category }) => [id, category.name])).toEqual([[tender.id, "Bees"]]);
  });

  it.each([
    ["names.hu required", { ...FACADES, hu: " " }],
    ["names.sk required", { ...FACADES, sk: undefined }],
    ["names.en tooLong", { ...FACADES, en: "x".repeat(61) }],
    ["names.de invalid", { ...FACADES, de: "{count, plural, other {x}}" }],
    ["names.cz oneLine", { ...FACADES, cz: "Nátěr\nfasády" }],
    ["names invalid", "painting"],
  ])("says at the field: %s", async (problem, names) => {
    const { id, version } = await entryOf(admin, "roofing");
    const { status, body } = await patchSubcategory(admin, id, { version, names });
    const [path, code] = problem.split(" ");
    expect(status).toBe(422);
    expect(body.errors?.[0]).toMatchObject({ path, code });
    expect((await entryOf(admin, "roofing")).version).toBe(version);
  });
});

describe("a change", () => {
  it("is refused on an old version, and of two at once one wins", async () => {
    const other = await anAdmin({ adminRights: ["MANAGE"] });
    const { id, version } = await entryOf(admin, "tiling");
    const rename = (as: TestUser, en: string) =>
      patchSubcategory(as, id, { version, names: { ...FACADES, en } });
    const answers = await Promise.all([rename(admin, "Tiles one"), rename(other, "Tiles two")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("stale_version");
    const winner = answers[0]?.status === 204 ? "Tiles one" : "Tiles two";
    expect(await entryOf(admin, "tiling")).toMatchObject({ version: version + 1, names: { en: winner } });
    expect((await rename(admin, "Tiles three")).body.code).toBe("stale_version");
  });

  it("is a version with what was before and after in the audit log; what changes nothing is none", async () => {
    const { id, version, names } = await entryOf(admin, "masonry");
    await patchSubcategory(admin, id, { version, names: { ...names, en: "Brickwork" }, isActive: true });
    await patchSubcategory(admin, id, { version: version + 1, isActive: true });
    const entries = await db.auditEntry.findMany({ where: { subjectId: id } });
    expect(entries).toMatchObject([
      {
        actorId: admin.id,
        action: "catalogue.subcategory_changed",
        subjectType: "subcategories",
        before: { names },
        after: { names: { ...names, en: "Brickwork" } },
      },
    ]);
    expect(Object.keys(entries[0]?.after as object)).toEqual(["names"]);
    expect((await entryOf(admin, "masonry")).version).toBe(version + 1);
  });

  it("must change something of something that is there", async () => {
    const { id, version } = await entryOf(admin, "roofing");
    expect((await patchSubcategory(admin, id, { version })).status).toBe(422);
    expect((await patchSubcategory(admin, newId(), { version: 0, order: 1 })).body.code).toBe(
      "category_not_found",
    );
    expect((await patchCategory(admin, id, { version, order: 1 })).body.code).toBe("category_not_found");
  });

  it("stays through the next start of a server, and a seed", async () => {
    await changeService(admin, "phones", { order: 0, names: FACADES });
    await changeService(admin, "tyres", { isActive: false });
    const before = await slugsOf("repairs");
    await Promise.all([upsertReferenceData(), upsertReferenceData()]);
    expect(await slugsOf("repairs")).toEqual(before);
    expect(before?.[0]).toBe("phones");
    expect(await entryOf(admin, "phones")).toMatchObject({ names: FACADES, version: 1 });
    expect(await entryOf(admin, "tyres")).toMatchObject({ isActive: false });
    const { searchWords } = await db.subcategory.findUniqueOrThrow({ where: { slug: "phones" } });
    expect(searchWords).toContain(FACADES.sk);
  });
});

describe("the order", () => {
  it("moves one among its siblings, at most to the end", async () => {
    const before = await slugsOf("lessons");
    expect(await changeService(admin, "languages", { order: 0 })).toBe(204);
    expect(await slugsOf("lessons")).toEqual(["languages", "school-subjects", ...(before ?? []).slice(2)]);
    await changeService(admin, "languages", { order: 99 });
    expect((await slugsOf("lessons"))?.at(-1)).toBe("languages");
    const shown = (await treeIn("en")).find(({ slug }) => slug === "lessons")?.subcategories;
    expect(shown?.at(-1)?.slug).toBe("languages");
    await changeCategory(admin, "business", { order: 1 });
    expect((await treeIn("en")).map(({ slug }) => slug).slice(0, 3)).toEqual([
      "cleaning",
      "business",
      "handyman",
    ]);
  });

  it("holds every service once, whatever two admins move at once", async () => {
    const other = await anAdmin({ adminRights: ["MANAGE"] });
    const before = await slugsOf("events");
    const moves = ["photography", "catering", "hair", "massage"].map((slug, number) =>
      changeService(number % 2 ? other : admin, slug, { order: number }),
    );
    expect(await Promise.all(moves)).toEqual([204, 204, 204, 204]);
    const after = await slugsOf("events");
    expect(after?.toSorted()).toEqual(before?.toSorted());
    const rows = await db.subcategory.findMany({
      where: { category: { slug: "events" } },
      orderBy: { order: "asc" },
    });
    expect(rows.map(({ order }) => order)).toEqual(rows.map((_row, place) => place));
  });
});
