import { beforeEach, describe, expect, it } from "vitest";
import { GET as subcategoriesOf } from "@/app/api/users/[id]/subcategory-ids/route";
import { POST as chooseSubcategories } from "@/app/api/users/[id]/subcategories/route";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { newId } from "@/lib/shared/ids";
import type { SubcategoryIds } from "@/lib/users/profile/schema";
import { call, type TestRequest } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";

const ids = (...slugs: SubcategorySlug[]) => slugs.map(subcategoryIdOf);
type Answer = Partial<SubcategoryIds> & { code?: string; errors?: { path: string; code: string }[] };
const ask = (handler: RouteHandler, request: TestRequest = {}) =>
  call<Answer>(handler, { as: pro, params: { id: pro.id }, ...request });
const choose = (subcategoryIds: unknown, request: TestRequest = {}) =>
  ask(chooseSubcategories, { body: { subcategoryIds }, ...request });
const problemsOf = async (subcategoryIds: unknown) => {
  const answer = await choose(subcategoryIds);
  expect(answer.status).toBe(422);
  return answer.body.errors?.map(({ path, code }) => `${path} ${code}`);
};
const chosenNow = async () => (await ask(subcategoriesOf)).body.subcategoryIds;

let pro: TestUser;
beforeEach(async () => {
  pro = await aPro();
});

describe("the subcategories of a BEE", () => {
  const subscribe = (slug: "standard" | "premium") =>
    db.userSubscription.create({
      data: {
        id: newId(),
        userId: pro.id,
        planId: planIdOf(slug),
        status: "ACTIVE",
        periodStart: new Date(),
      },
      select: { id: true },
    });

  it("are replaced as a whole, as many as the plan allows", async () => {
    const three = ids("tiling", "painting", "flooring");
    const answer = await choose([...three, three[0]!.toUpperCase()]);
    expect([answer.status, answer.body]).toEqual([
      200,
      { subcategoryIds: ids("painting", "tiling", "flooring"), max: 3 },
    ]);
    await choose(ids("roofing"));
    expect((await ask(subcategoriesOf)).body).toEqual({ subcategoryIds: ids("roofing"), max: 3 });
    expect((await choose([])).body).toEqual({ subcategoryIds: [], max: 3 });
  });

  it("are at most what the plan allows, whatever is sent at once", async () => {
    const four = ids("tiling", "painting", "flooring", "drywall");
    expect([(await choose(four)).status, (await choose(four)).body.code]).toEqual([
      402,
      "subcategories_used_up",
    ]);
    const lists = [ids("tiling", "painting"), ids("flooring", "drywall"), ids("roofing", "masonry")];
    const answers = await Promise.all(lists.map((list) => choose(list)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(lists.map((list) => list.toSorted())).toContainEqual((await chosenNow())?.toSorted());
    await subscribe("standard");
    expect((await choose(four)).body).toMatchObject({ max: 10 });
  });

  it("may be given up, and none added, by whoever has more than the plan allows now", async () => {
    const plan = await subscribe("standard");
    const five = ids("tiling", "painting", "flooring", "drywall", "roofing");
    await choose(five);
    await db.userSubscription.update({
      where: { id: plan.id },
      data: { status: "CANCELED", endedAt: new Date() },
    });
    expect((await choose([...five.slice(1), ...ids("masonry")])).status).toBe(402);
    expect((await choose(five.slice(1))).body).toMatchObject({ max: 3 });
  });

  it("are only what is offered", async () => {
    const [tiling, painting] = ids("tiling", "painting");
    await db.subcategory.update({ where: { id: tiling }, data: { active: false } });
    const withdrawn = await problemsOf([painting, tiling]);
    await db.subcategory.update({ where: { id: tiling }, data: { active: true } });
    expect(withdrawn).toEqual(["subcategoryIds.1 choose"]);
    expect(await problemsOf([newId()])).toEqual(["subcategoryIds.0 choose"]);
    expect(await chosenNow()).toEqual([]);
  });

  it.each([
    ["subcategoryIds.0 invalid", ["painting"]],
    ["subcategoryIds.0 invalid", ["' OR 1=1 --"]],
    ["subcategoryIds.0 invalid", ["x".repeat(5000)]],
    ["subcategoryIds.0 invalid", ["\u0000"]],
    ["subcategoryIds.0 invalid", [1]],
    ["subcategoryIds invalid", "painting"],
    ["subcategoryIds tooMany", Array.from({ length: 21 }, () => newId())],
    ["subcategoryIds required", undefined],
  ])("says at the field: %s", async (problem, subcategoryIds) => {
    expect((await problemsOf(subcategoryIds))?.[0]).toBe(problem);
  });

  it("are nobody else's to choose; admins read them", async () => {
    const [other, client, admin] = [await aPro(), await aClient(), await anAdmin()];
    await choose(ids("painting"));
    expect((await choose(ids("roofing"), { as: other })).body).toMatchObject({ code: "user_not_found" });
    expect((await choose([], { as: client, params: { id: client.id } })).body.code).toBe("wrong_role");
    expect((await choose([], { as: admin })).status).toBe(403);
    expect((await ask(subcategoriesOf, { as: other })).status).toBe(404);
    expect((await call(subcategoriesOf, { params: { id: pro.id } })).status).toBe(401);
    const seen = await ask(subcategoriesOf, { as: admin });
    expect(seen.body).toEqual({ subcategoryIds: ids("painting"), max: 3 });
    expect((await ask(subcategoriesOf, { as: client, params: { id: client.id } })).body).toMatchObject({
      max: 0,
    });
  });
});
