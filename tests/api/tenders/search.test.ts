import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/route";
import { categoryName, subcategoryIdOf } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call, type TestRequest } from "@/tests/support/call";
import { manyTenders } from "@/tests/support/many-tenders";
import { aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";

type Page = ListAnswer<TenderCardView>;

let viewer: TestUser;
beforeAll(async () => {
  viewer = await aPro();
});

const find = (search: string, query: TestRequest["query"] = {}) =>
  call<Page>(GET, { as: viewer, query: { search, ...query } });
const idsOf = ({ body }: { body: Page }) => body.items.map(({ id }) => id);
const nobody = { subcategoryId: subcategoryIdOf("translation") };

describe("searching tenders", () => {
  it.each<[Language, string, string[]]>([
    [
      "cz",
      "Malování žižkovského bytu s štukovými stropy",
      ["malovani", "žižkovského", "ŠTUKOVÝMI", "zizkov"],
    ],
    ["sk", "Kľučky a dvere vymeniť čo najskôr", ["klucky", "KĽUČKY", "vymenit", "najskor"]],
    ["hu", "Fürdőszoba felújítás gyűjtőcső cserével", ["furdoszoba", "FÜRDŐSZOBA", "felujitas", "gyujtocso"]],
    ["de", "Außentür schleifen und überstreichen", ["aussentur", "Außentür", "UBERSTREICHEN", "überstr"]],
    ["en", "Café façade needs a naïve mural", ["cafe", "FACADE", "naive mur", "Café façade"]],
  ])("ignores case and accents in %s and finds beginnings of words", async (contentLang, title, searches) => {
    const tender = await aTender({ ...nobody, title, contentLang });
    for (const search of searches) expect([search, idsOf(await find(search))]).toEqual([search, [tender.id]]);
  });

  it("needs every word, and the beginning of it", async () => {
    const tender = await aTender({ ...nobody, title: "Repair the greenhouse roof" });
    expect(idsOf(await find("greenhouse roof"))).toEqual([tender.id]);
    expect(idsOf(await find("greenhouse cellar"))).toEqual([]);
    expect(idsOf(await find("eenhouse"))).toEqual([]);
  });

  it("looks in the description, the town and the subcategory in all five languages", async () => {
    const tender = await aTender({
      subcategoryId: subcategoryIdOf("grooming"),
      title: "Something for Rex",
      description: "An old wolfhound with a quilted jacket.",
      city: "Znojmo",
    });
    expect(idsOf(await find("wolfhound"))).toEqual([tender.id]);
    expect(idsOf(await find("znojm"))).toEqual([tender.id]);
    for (const lang of ["en", "de", "hu", "cz", "sk"] as const) {
      const word = categoryName(lang, "pets").split(" ")[0]!;
      expect([lang, idsOf(await find(`${word} rex`))]).toEqual([lang, [tender.id]]);
    }
  });

  it("puts a hit in the title before one in the town, and that before one in the text", async () => {
    const inText = await aTender({ ...nobody, description: "We need a zeppelin hangar painted soon." });
    const inTown = await aTender({ ...nobody, city: "Zeppelinheim" });
    const inTitle = await aTender({ ...nobody, title: "Zeppelin hangar" });
    const newerText = await aTender({ ...nobody, description: "Another zeppelin hangar, a bigger one." });
    expect(idsOf(await find("zeppelin"))).toEqual([inTitle.id, inTown.id, newerText.id, inText.id]);
    // Among equal ranks the order of the list decides.
    expect(idsOf(await find("zeppelin", { sortDirection: "ASC" }))).toEqual([
      inTitle.id,
      inTown.id,
      inText.id,
      newerText.id,
    ]);
  });

  it("is not upset by anything a person may type", async () => {
    for (const search of [
      "'",
      "a & b | !c",
      "(:*",
      "\\",
      "%_",
      "<->",
      "zeppelin:*A",
      "😀",
      "!!!",
      "a".repeat(100),
    ])
      expect((await find(search)).status).toBe(200);
    expect((await find("a".repeat(101))).status).toBe(422);
  });

  it("finds only what its reader may find", async () => {
    const client = await aClient();
    const tender = await aTender({ ...nobody, client, title: "Secret lighthouse" });
    expect(idsOf(await find("lighthouse"))).toEqual([tender.id]);
    await db.tender.update({
      where: { id: tender.id },
      data: { status: "CANCELED", canceledAt: new Date(), canceledById: client.id, cancelReason: "OTHER" },
    });
    expect(idsOf(await find("lighthouse"))).toEqual([]);
  });

  it("pages through the newest two hundred hits and says when there are more", async () => {
    const { id: creatorId } = await aClient();
    await manyTenders({ creatorId, ...nobody, title: "Windmill", count: 205 });
    const last = await find("windmill", { page: 20 });
    expect(last.body).toMatchObject({ total: 200, totalIsCapped: true });
    expect(last.body.items).toHaveLength(10);
    expect((await find("windmill", { page: 21 })).body.items).toEqual([]);
  });

  it("follows an edit at once", async () => {
    const tender = await aTender({ ...nobody, title: "Old caravan" });
    await db.tender.update({ where: { id: tender.id }, data: { title: "Old houseboat" } });
    expect(idsOf(await find("caravan"))).toEqual([]);
    expect(idsOf(await find("houseboat"))).toEqual([tender.id]);
  });
});
