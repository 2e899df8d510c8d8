import { beforeAll, describe, expect, it } from "vitest";
import { GET as readTree } from "@/app/api/categories/route";
import { POST as postTender } from "@/app/api/tenders/route";
import { GET as readTender } from "@/app/api/tenders/[tenderId]/route";
import { GET as readProfile } from "@/app/api/users/[id]/profile/public/route";
import { GET as readChosen } from "@/app/api/users/[id]/subcategory-ids/route";
import { POST as choose } from "@/app/api/users/[id]/subcategories/route";
import { categoryTree, type SubcategorySlug } from "@/lib/categories/schema";
import { catalogueStamp } from "@/lib/categories/catalogue/service";
import { subcategoryIdOf } from "@/lib/categories/service";
import { findBees, serviceIdOf } from "@/lib/directory/service";
import { maybeServicePage } from "@/lib/directory/services/service";
import { listSiteMap } from "@/lib/directory/site-map/service";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { db } from "@/lib/platform/server/database/db";
import type { PublicProfile, SubcategoryIds } from "@/lib/users/profile/schema";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";
import { changeCategory, changeService } from "./catalogue-entries";

let admin: TestUser;
let [client, pro]: TestUser[] = [];
let tenderId: string;

const POOLS = subcategoryIdOf("pools");

const offered = async () =>
  read(categoryTree, await call(readTree)).flatMap((each) => each.subcategories.map(({ slug }) => slug));
const post = () =>
  call<{ errors?: { path: string; code: string }[] }>(postTender, {
    as: client!,
    body: {
      subcategoryId: POOLS,
      title: "Clean the pool",
      description: "It is eight metres long, with leaves.",
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "OPEN",
    },
  });
const page = (subcategory: SubcategorySlug) => maybeServicePage({ category: "garden", subcategory }, "en");
const profileNames = async () => {
  const { body } = await call<PublicProfile>(readProfile, { as: client!, params: { id: pro!.id } });
  return body.subcategories.map(({ slug }) => slug);
};
const chosen = async () =>
  (await call<SubcategoryIds>(readChosen, { as: pro!, params: { id: pro!.id } })).body.subcategoryIds;

beforeAll(async () => {
  admin = await anAdmin({ adminRights: ["MANAGE"] });
  [client, pro] = [await aClient(), await aPro()];
  tenderId = (await aTender({ client, subcategoryId: POOLS })).id;
  const rows = [POOLS, subcategoryIdOf("mowing")].map((subcategoryId) => ({
    userId: pro!.id,
    subcategoryId,
  }));
  await db.userSubcategory.createMany({ data: rows });
});

describe("a service that is switched off", () => {
  it("is offered no more: for new tenders, to BEEs, in the directory, on its page and in the site map", async () => {
    const stamp = catalogueStamp();
    expect(await changeService(admin, "pools", { isActive: false })).toBe(204);

    expect(catalogueStamp()).not.toBe(stamp);
    expect(await offered()).not.toContain("pools");
    const answer = await post();
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([
      422,
      { path: "subcategoryId", code: "choose" },
    ]);
    const refused = await call(choose, {
      as: pro!,
      params: { id: pro!.id },
      body: { subcategoryIds: [POOLS] },
    });
    expect(refused.status).toBe(422);
    expect(serviceIdOf("pools")).toBeNull();
    expect((await findBees({ service: "pools", km: 50, page: 1 }, "en")).items).toEqual([]);
    expect(await page("pools")).toBeNull();
    expect((await page("mowing"))?.siblings).not.toContain("pools");
    expect((await listSiteMap()).filter(({ url }) => url.includes("/pools"))).toEqual([]);
  });

  it("keeps its name on tenders and profiles, and comes back to those who have chosen it", async () => {
    const { body } = await call<TenderView>(readTender, {
      as: pro!,
      params: { tenderId },
      headers: { "content-language": "de" },
    });
    expect([body.status, body.subcategory.name]).toEqual(["NEW", "Pools"]);
    expect(await profileNames()).toEqual(["mowing", "pools"]);
    expect(await chosen()).toEqual([subcategoryIdOf("mowing")]);

    const hedges = subcategoryIdOf("hedges-trees");
    await call(choose, { as: pro!, params: { id: pro!.id }, body: { subcategoryIds: [hedges] } });
    expect(await profileNames()).toEqual(["hedges-trees", "pools"]);
    expect(await changeService(admin, "pools", { isActive: true })).toBe(204);
    expect(await chosen()).toEqual([hedges, POOLS]);
    expect((await post()).status).toBe(201);
    expect((await page("pools"))?.subcategory).toBe("pools");
  });
});

it("takes all services of a category that is switched off with it", async () => {
  expect(await changeCategory(admin, "garden", { isActive: false })).toBe(204);

  expect(await offered()).not.toContain("mowing");
  expect((await post()).status).toBe(422);
  expect(await page("mowing")).toBeNull();
  expect(await maybeServicePage({ category: "garden" }, "en")).toBeNull();
  expect((await listSiteMap()).filter(({ url }) => url.includes("/services/garden"))).toEqual([]);
  await changeCategory(admin, "garden", { isActive: true });
  expect(await page("mowing")).not.toBeNull();
});
