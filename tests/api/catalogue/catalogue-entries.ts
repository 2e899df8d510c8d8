import { GET } from "@/app/api/admin/catalogue/route";
import { PATCH as PATCH_CATEGORY } from "@/app/api/admin/catalogue/categories/[id]/route";
import { PATCH as PATCH_SUBCATEGORY } from "@/app/api/admin/catalogue/subcategories/[id]/route";
import { catalogueView, type CatalogueChange, type CatalogueEntry } from "@/lib/admin/catalogue/schema";
import { call, read } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

type Refusal = { code?: string; errors?: { path: string; code: string }[] };
export type Changes = Partial<Omit<CatalogueChange, "version">>;

/** A name that no other service has, in all five languages. */
export const FACADES = {
  en: "Façade painting",
  de: "Fassadenanstrich",
  hu: "Homlokzatfestés",
  cz: "Nátěr fasády",
  sk: "Náter fasády",
};

/** All that an admin sees of the catalogue. */
export const readAll = async (as: TestUser) => read(catalogueView, await call(GET, { as })).categories;

/** A category or subcategory by its slug. */
export async function entryOf(as: TestUser, slug: string): Promise<CatalogueEntry> {
  const all = (await readAll(as)).flatMap((category) => [category, ...category.subcategories]);
  return all.find((entry) => entry.slug === slug)!;
}

export const patchSubcategory = (as: TestUser, id: string, body: object) =>
  call<Refusal>(PATCH_SUBCATEGORY, { as, params: { id }, body });
export const patchCategory = (as: TestUser, id: string, body: object) =>
  call<Refusal>(PATCH_CATEGORY, { as, params: { id }, body });

/** Changes a subcategory in the version that it has now. */
export async function changeService(as: TestUser, slug: string, changes: Changes): Promise<number> {
  const { id, version } = await entryOf(as, slug);
  return (await patchSubcategory(as, id, { version, ...changes })).status;
}

/** The same of a category. */
export async function changeCategory(as: TestUser, slug: string, changes: Changes): Promise<number> {
  const { id, version } = await entryOf(as, slug);
  return (await patchCategory(as, id, { version, ...changes })).status;
}
