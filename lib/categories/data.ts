import { db, type DbClient } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";

const inOrder = { order: "asc" } as const;

const categorySelect = {
  id: true,
  slug: true,
  icon: true,
  subcategories: { where: { active: true }, orderBy: inOrder, select: { id: true, slug: true } },
} as const satisfies Prisma.CategorySelect;

export type CategoryRow = Prisma.CategoryGetPayload<{ select: typeof categorySelect }>;

/** The active categories with their active subcategories, in display order. */
export function listCategories(client: DbClient = db): Promise<CategoryRow[]> {
  return client.category.findMany({ where: { active: true }, orderBy: inOrder, select: categorySelect });
}
