import {
  maybeChangedName,
  type ChangedNames,
  type LocalizedNames,
} from "@/lib/platform/server/pages/changed-names";
import { toLocale, LANGUAGES, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { Tx } from "@/lib/platform/server/database/db";
import { fixedId } from "@/lib/shared/ids";
import { listCategories, listCatalogue, lockCatalogue, namesIn, type CategoryRow } from "./data";
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
  return maybeChangedName(lang, "names", slug) ?? nameOf(lang, `names.${slug as CategorySlug}`);
}

/** The localised name of a subcategory; a slug no longer in the tree is returned as it is. */
export function subcategoryName(lang: Language, slug: string): string {
  return (
    maybeChangedName(lang, "subcategories", slug) ?? nameOf(lang, `subcategories.${slug as SubcategorySlug}`)
  );
}

/** The names of a category in this version of the product, in all languages. */
export function productNamesOf(slug: CategorySlug): LocalizedNames {
  return inAllLanguages((lang) => nameOf(lang, `names.${slug}`));
}

/** The same of a subcategory. */
export function productNamesOfSubcategory(slug: SubcategorySlug): LocalizedNames {
  return inAllLanguages((lang) => nameOf(lang, `subcategories.${slug}`));
}

function inAllLanguages(nameIn: (lang: Language) => string): LocalizedNames {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, nameIn(lang)])) as LocalizedNames;
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
function searchWordsOf(category: LocalizedNames, subcategory: LocalizedNames): string {
  const names = LANGUAGES.flatMap((lang) => [subcategory[lang], category[lang]]);
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

function subcategoryRows(given: ChangedNames): SubcategoryReferenceRow[] {
  return CATEGORY_TREE.flatMap((category) =>
    category.subcategories.map((slug, position) => ({
      id: subcategoryIdOf(slug),
      slug,
      icon: category.icon,
      position,
      categoryId: categoryIdOf(category.slug),
      searchWords: searchWordsOf(
        given.names.get(category.slug) ?? productNamesOf(category.slug),
        given.subcategories.get(slug) ?? productNamesOfSubcategory(slug),
      ),
    })),
  );
}

/**
 * Upserts the categories and subcategories of this version. What admins change (order, active, names) is written once and
 * then theirs; the words that a tender is found by follow their names. Unchanged rows are not written, because a change of
 * those words makes a trigger reindex all tenders of a subcategory. Idempotent and safe to run on several servers at once.
 */
export async function upsertCategories(tx: Tx): Promise<void> {
  await lockCatalogue(tx);
  await tx.$executeRaw`
    INSERT INTO categories (id, slug, icon, position)
    SELECT id, slug, icon, position FROM jsonb_to_recordset(${JSON.stringify(categoryRows())}::jsonb)
      AS given(id uuid, slug text, icon text, position int)
    ON CONFLICT (slug) DO UPDATE SET icon = excluded.icon
    WHERE categories.icon IS DISTINCT FROM excluded.icon`;
  const rows = subcategoryRows(namesIn(await listCatalogue(tx)));
  await tx.$executeRaw`
    INSERT INTO subcategories (id, category_id, slug, icon, position, search_words)
    SELECT id, "categoryId", slug, icon, position, "searchWords"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given(id uuid, "categoryId" uuid, slug text, icon text, position int, "searchWords" text)
    ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id, icon = excluded.icon,
      search_words = excluded.search_words
    WHERE (subcategories.category_id, subcategories.icon, subcategories.search_words)
      IS DISTINCT FROM (excluded.category_id, excluded.icon, excluded.search_words)`;
}
