import type { LocalizedNames } from "@/lib/platform/server/pages/changed-names";
import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";

const inOrder = [{ order: "asc" }, { slug: "asc" }] satisfies Prisma.CategoryOrderByWithRelationInput[];

const categorySelect = {
  id: true,
  slug: true,
  icon: true,
  subcategories: { where: { active: true }, orderBy: inOrder, select: { id: true, slug: true } },
} as const satisfies Prisma.CategorySelect;

export type CategoryRow = Prisma.CategoryGetPayload<{ select: typeof categorySelect }>;

/** Of two changes of the catalogue, or of one and a start of a server, one waits here. Readers and new tenders do not. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`;
}

/** The names that admins have given, by slug. */
export type GivenNames = Record<"categories" | "subcategories", ReadonlyMap<string, LocalizedNames>>;

type NamedRow = { slug: string; names: Prisma.JsonValue };

// The constraints categories_names_check and subcategories_names_check hold the shape.
const bySlug = (rows: readonly NamedRow[]) =>
  new Map(rows.flatMap(({ slug, names }) => (names ? [[slug, names as LocalizedNames] as const] : [])));

/** What admins have renamed. */
export async function listGivenNames(client: DbClient): Promise<GivenNames> {
  const rows = await client.category.findMany({
    select: { slug: true, names: true, subcategories: { select: { slug: true, names: true } } },
  });
  return { categories: bySlug(rows), subcategories: bySlug(rows.flatMap((row) => row.subcategories)) };
}

/** The active categories with their active subcategories, in display order. */
export function listCategories(client: DbClient = db): Promise<CategoryRow[]> {
  return client.category.findMany({ where: { active: true }, orderBy: inOrder, select: categorySelect });
}
