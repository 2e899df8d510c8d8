import type { LocalizedNames } from "@/lib/platform/server/pages/changed-names";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";

type Given = { slug: string; active: boolean; names: LocalizedNames | null };

/** A category as admins have left it, with its subcategories in display order. */
export type CatalogueState = Given & { subcategories: Given[] };

const given = { slug: true, active: true, names: true } as const satisfies Prisma.SubcategorySelect;
const inOrder = [{ order: "asc" as const }, { slug: "asc" as const }];

/** All categories and subcategories, also those that are switched off. */
export async function listCatalogue(client: DbClient): Promise<CatalogueState[]> {
  const rows = await client.category.findMany({
    orderBy: inOrder,
    select: { ...given, subcategories: { orderBy: inOrder, select: given } },
  });
  // The constraints categories_names_check and subcategories_names_check hold the shape.
  return rows as CatalogueState[];
}
