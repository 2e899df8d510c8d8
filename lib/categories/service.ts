import { toLocale, LANGUAGES, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { DbClient } from "@/lib/platform/server/database/db";
import { fixedId } from "@/lib/shared/ids";
import { listCategories, type CategoryRow } from "./data";
import { CATEGORY_TREE, type CategorySlug, type CategoryView, type SubcategorySlug } from "./schema";

const known = new Map<string, string>();

// Names are plain words, and a list of tenders asks for dozens of them: each is formatted once.
function nameOf(lang: Language, key: `names.${CategorySlug}` | `subcategories.${SubcategorySlug}`): string {
  const entry = `${lang}/${key}`;
  const text = translator(lang, "categories");
  const name = known.get(entry) ?? (text.has(key) ? text(key) : key.slice(key.indexOf(".") + 1));
  known.set(entry, name);
  return name;
}

/** What a category is called in a language; a slug that has left the tree shows as it is. */
export function categoryName(lang: Language, slug: string): string {
  return nameOf(lang, `names.${slug as CategorySlug}`);
}

/** What a subcategory is called in a language; a slug that has left the tree shows as it is. */
export function subcategoryName(lang: Language, slug: string): string {
  return nameOf(lang, `subcategories.${slug as SubcategorySlug}`);
}

function toCategoryView({ id, slug, icon, subcategories }: CategoryRow, lang: Language): CategoryView {
  const named = subcategories.map((one) => ({ ...one, name: subcategoryName(lang, one.slug) }));
  return { id, slug, icon, name: categoryName(lang, slug), subcategories: named };
}

/** The whole tree of trades, named in the reader's language. */
export async function readCategoryTree({ lang }: { lang: Language }): Promise<CategoryView[]> {
  return (await listCategories()).map((category) => toCategoryView(category, lang));
}

/** All names under which people may look for a subcategory: its own and its category's, in every language. */
function searchWordsOf(category: CategorySlug, subcategory: SubcategorySlug): string {
  const names = LANGUAGES.flatMap((lang) => [
    subcategoryName(lang, subcategory),
    categoryName(lang, category),
  ]);
  const unique = new Map(names.map((name) => [name.toLocaleLowerCase(toLocale("en")), name]));
  return [...unique.values()].join(" ");
}

/** The id of a category, the same in every database. */
export function categoryIdOf(slug: CategorySlug): string {
  return fixedId(`category:${slug}`);
}

/** The id of a subcategory, the same in every database. */
export function subcategoryIdOf(slug: SubcategorySlug): string {
  return fixedId(`subcategory:${slug}`);
}

type Named = { id: string; slug: string; icon: string; position: number };
type NamedSubcategory = Named & { categoryId: string; searchWords: string };

function categoryRows(): Named[] {
  return CATEGORY_TREE.map(({ slug, icon }, position) => ({ id: categoryIdOf(slug), slug, icon, position }));
}

function subcategoryRows(): NamedSubcategory[] {
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
 * Brings categories and subcategories to what this version of the product says. Rows that already say the same are left
 * alone: a new version of a subcategory's words makes a trigger index every tender in it again. `active` is never
 * touched, so an administrator's decision stays. Safe to repeat and to run on several servers at once.
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
