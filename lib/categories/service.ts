import { toLocale, LANGUAGES, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { DbClient } from "@/lib/platform/server/database/db";
import { fixedId } from "@/lib/shared/ids";
import { listCategories, type CategoryRow } from "./data";
import { CATEGORY_TREE, type CategorySlug, type CategoryView, type SubcategorySlug } from "./schema";

const names = new Map<string, string>();

// Cached: names take no parameters, and a list of tenders formats dozens of them.
function nameOf(lang: Language, key: `names.${CategorySlug}` | `subcategories.${SubcategorySlug}`): string {
  const cacheKey = `${lang}/${key}`;
  const t = translator(lang, "categories");
  const name = names.get(cacheKey) ?? (t.has(key) ? t(key) : key.slice(key.indexOf(".") + 1));
  names.set(cacheKey, name);
  return name;
}

/** The localised name of a category; a slug no longer in the tree is returned as it is. */
export function categoryName(lang: Language, slug: string): string {
  return nameOf(lang, `names.${slug as CategorySlug}`);
}

/** The localised name of a subcategory; a slug no longer in the tree is returned as it is. */
export function subcategoryName(lang: Language, slug: string): string {
  return nameOf(lang, `subcategories.${slug as SubcategorySlug}`);
}

function toCategoryView({ id, slug, icon, subcategories }: CategoryRow, lang: Language): CategoryView {
  const named = subcategories.map((one) => ({ ...one, name: subcategoryName(lang, one.slug) }));
  return { id, slug, icon, name: categoryName(lang, slug), subcategories: named };
}

/** The category tree, named in the given language. */
export async function readCategoryTree({ lang }: { lang: Language }): Promise<CategoryView[]> {
  return (await listCategories()).map((category) => toCategoryView(category, lang));
}

// The search words of a subcategory: its own names and its category's in every language, deduplicated.
function searchWordsOf(category: CategorySlug, subcategory: SubcategorySlug): string {
  const names = LANGUAGES.flatMap((lang) => [
    subcategoryName(lang, subcategory),
    categoryName(lang, category),
  ]);
  const unique = new Map(names.map((name) => [name.toLocaleLowerCase(toLocale("en")), name]));
  return [...unique.values()].join(" ");
}

/** The id of a category, derived from its slug and so the same in every database. */
export function categoryIdOf(slug: CategorySlug): string {
  return fixedId(`category:${slug}`);
}

/** The id of a subcategory, derived from its slug and so the same in every database. */
export function subcategoryIdOf(slug: SubcategorySlug): string {
  return fixedId(`subcategory:${slug}`);
}

type ReferenceRow = { id: string; slug: string; icon: string; position: number };
type SubcategoryReferenceRow = ReferenceRow & { categoryId: string; searchWords: string };

function categoryRows(): ReferenceRow[] {
  return CATEGORY_TREE.map(({ slug, icon }, position) => ({ id: categoryIdOf(slug), slug, icon, position }));
}

function subcategoryRows(): SubcategoryReferenceRow[] {
  return CATEGORY_TREE.flatMap((category) =>
    category.subcategories.map((slug, position) => ({
      id: subcategoryIdOf(slug),
      slug,
      icon: category.icon,
      position,
      categoryId: categoryIdOf(category.slug),
      searchWords: searchWordsOf(category.slug, slug),
    })),
  );
}

/**
 * Upserts the categories and subcategories of this version. Unchanged rows are not written, because a change of a
 * subcategory's search words makes a trigger reindex all its tenders; `active` is never written, so that an
 * administrator's decision stays. Idempotent and safe to run on several servers at once.
 */
export async function upsertCategories(client: DbClient): Promise<void> {
  await client.$executeRaw`
    INSERT INTO categories (id, slug, icon, position)
    SELECT id, slug, icon, position FROM jsonb_to_recordset(${JSON.stringify(categoryRows())}::jsonb)
      AS given(id uuid, slug text, icon text, position int)
    ON CONFLICT (slug) DO UPDATE SET icon = excluded.icon, position = excluded.position
    WHERE (categories.icon, categories.position) IS DISTINCT FROM (excluded.icon, excluded.position)`;
  await client.$executeRaw`
    INSERT INTO subcategories (id, category_id, slug, icon, position, search_words)
    SELECT id, "categoryId", slug, icon, position, "searchWords"
    FROM jsonb_to_recordset(${JSON.stringify(subcategoryRows())}::jsonb)
      AS given(id uuid, "categoryId" uuid, slug text, icon text, position int, "searchWords" text)
    ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id, icon = excluded.icon,
      position = excluded.position, search_words = excluded.search_words
    WHERE (subcategories.category_id, subcategories.icon, subcategories.position, subcategories.search_words)
      IS DISTINCT FROM (excluded.category_id, excluded.icon, excluded.position, excluded.search_words)`;
}
