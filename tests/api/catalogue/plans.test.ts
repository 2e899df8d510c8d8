import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/api/admin/catalogue/plans/route";
import { PATCH } from "@/app/api/admin/catalogue/plans/[id]/route";
import { GET as AVAILABLE } from "@/app/api/subscriptions/available/route";
import { POST as SUBSCRIBE } from "@/app/api/users/subscriptions/subscribe/route";
import { cataloguePlans, type CatalogueChange } from "@/lib/admin/catalogue/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { planList } from "@/lib/subscriptions/schema";
import { upsertReferenceData } from "@/prisma/reference/prepare";
import { call, read } from "@/tests/support/call";
import { anAdmin, aPro, type TestUser } from "@/tests/support/factories";

// Plans that cost something are listed where they can be sold.
process.env.DEMO = "1";

type Refusal = { code?: string };

let admin: TestUser;
beforeAll(async () => {
  admin = await anAdmin({ adminRights: ["MANAGE"] });
});

const plansOf = async (as: TestUser) => read(cataloguePlans, await call(GET, { as })).plans;
const planOf = async (slug: string) => (await plansOf(admin)).find((plan) => plan.slug === slug)!;
const patch = (id: string, body: object) => call<Refusal>(PATCH, { as: admin, params: { id }, body });
async function change(slug: string, changes: Partial<CatalogueChange>) {
  const { id, version } = await planOf(slug);
  return patch(id, { version, ...changes });
}
const offeredIn = async (lang: string) =>
  read(planList, await call(AVAILABLE, { headers: { "content-language": lang } })).items;

it("lists all plans, for admins who manage and for nobody else", async () => {
  expect((await plansOf(admin)).map(({ slug, isFree }) => [slug, isFree])).toEqual([
    ["free", true],
    ["standard", false],
    ["premium", false],
  ]);
  for (const as of [await anAdmin({ adminRights: ["SUPPORT"] }), await aPro()])
    expect((await call(GET, { as })).status).toBe(403);
});

it("shows a new name and order at once, which a new version of the product keeps", async () => {
  const names = { en: "Solo", de: "Einzeln", hu: "Egyéni", cz: "Sólo", sk: "Sólo" };
  expect((await change("standard", { names, order: 2 })).status).toBe(204);
  await upsertReferenceData();

  expect((await offeredIn("hu")).map(({ slug }) => slug)).toEqual(["free", "premium", "standard"]);
  expect((await offeredIn("hu")).at(-1)?.name).toBe("Egyéni");
  const { id, version } = await planOf("standard");
  const entry = await db.auditEntry.findFirst({ where: { subjectId: id } });
  expect(entry).toMatchObject({ action: "catalogue.plan_changed", after: { order: 2, names } });
  expect((await patch(id, { version: version - 1, order: 1 })).body.code).toBe("stale_version");
  await change("standard", { order: 1 });
});

it("offers a plan that is switched off to nobody, and the free one always", async () => {
  const premium = await planOf("premium");
  expect((await change("premium", { isActive: false })).status).toBe(204);
  expect((await offeredIn("en")).map(({ slug }) => slug)).not.toContain("premium");
  const body = { subscriptionId: premium.id };
  expect((await call<Refusal>(SUBSCRIBE, { as: await aPro(), body })).body.code).toBe("plan_not_found");
  expect((await change("premium", { isActive: true })).status).toBe(204);

  expect((await change("free", { isActive: false })).body.code).toBe("plan_is_free");
  expect((await patch(newId(), { version: 0, order: 1 })).body.code).toBe("plan_not_found");
});
