import type { ChangedNames, LocalizedNames } from "@/lib/platform/server/pages/changed-names";
import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";
import type { LocalizedQuestion } from "@/prisma/reference/question-texts";

/** The display order, of categories and of the subcategories in one. */
export const IN_ORDER = [
  { order: "asc" },
  { slug: "asc" },
] satisfies Prisma.CategoryOrderByWithRelationInput[];

const categorySelect = {
  id: true,
  slug: true,
  icon: true,
  subcategories: { where: { active: true }, orderBy: IN_ORDER, select: { id: true, slug: true } },
} as const satisfies Prisma.CategorySelect;

export type CategoryRow = Prisma.CategoryGetPayload<{ select: typeof categorySelect }>;

/** Of two changes of the catalogue, or of one and a start of a server, one waits here. Readers and new tenders do not. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`;
}

type Given = { slug: string; active: boolean; names: LocalizedNames | null };

/** A category as admins have left it, with its subcategories in display order. */
export type CatalogueState = Given & { subcategories: Given[] };

const given = { slug: true, active: true, names: true } as const satisfies Prisma.SubcategorySelect;

/** All categories and subcategories, also those that are switched off. */
export async function listCatalogue(client: DbClient): Promise<CatalogueState[]> {
  const rows = await client.category.findMany({
    orderBy: IN_ORDER,
    select: { ...given, subcategories: { orderBy: IN_ORDER, select: given } },
  });
  // The constraints categories_names_check and subcategories_names_check hold the shape.
  return rows as CatalogueState[];
}

const bySlug = (rows: readonly Given[]) =>
  new Map(rows.flatMap(({ slug, names }) => (names ? [[slug, names] as const] : [])));

/** The names that admins have given, by slug. */
export function namesIn(rows: readonly CatalogueState[]): ChangedNames {
  return { names: bySlug(rows), subcategories: bySlug(rows.flatMap(({ subcategories }) => subcategories)) };
}

/** The active categories with their active subcategories, in display order. */
export function listCategories(client: DbClient = db): Promise<CategoryRow[]> {
  return client.category.findMany({ where: { active: true }, orderBy: IN_ORDER, select: categorySelect });
}

const questionChangeSelect = {
  subcategoryId: true,
  key: true,
  order: true,
  active: true,
  texts: true,
  choices: true,
  choicesOff: true,
  version: true,
} as const satisfies Prisma.QuestionChangeSelect;

type QuestionChangeRow = Prisma.QuestionChangeGetPayload<{ select: typeof questionChangeSelect }>;

/** What admins have changed of a question that a subcategory asks; null and empty stand for what the product has. */
export type QuestionChange = Omit<QuestionChangeRow, "texts"> & { texts: LocalizedQuestion | null };

/** All that admins have changed of questions, or what they have of those of one subcategory. */
export async function listQuestionChanges(
  client: DbClient,
  subcategoryId?: string,
): Promise<QuestionChange[]> {
  const rows = await client.questionChange.findMany({
    ...(subcategoryId && { where: { subcategoryId } }),
    orderBy: [{ subcategoryId: "asc" }, { key: "asc" }],
    select: questionChangeSelect,
  });
  // The constraint question_changes_texts_check holds the languages.
  return rows as QuestionChange[];
}
