import { categoryName, subcategoryName } from "@/lib/categories/service";
import { toLanguage, type Language } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";

const languageOf = (lang: string): Language => toLanguage(readLocale(lang));

type CategoryParams = Record<"lang" | "category", string>;
type ServiceParams = CategoryParams & { subcategory: string };

/** A category of an address with its name: the heading in the page's HTML. */
export function namedCategory({ lang, category }: CategoryParams) {
  return { categorySlug: category, name: categoryName(languageOf(lang), category) };
}

/** A service of an address with its name: the heading in the page's HTML. */
export function namedService({ lang, category, subcategory }: ServiceParams) {
  const name = subcategoryName(languageOf(lang), subcategory);
  return { categorySlug: category, subcategorySlug: subcategory, name };
}
