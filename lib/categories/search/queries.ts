import type { Language } from "@/lib/i18n/languages";
import { searchIndex } from "@/lib/shared/ranked-search";

type Named = { slug: string; name: string };
/** A category with its subcategories, named in the reader's language. */
export type SearchableCategory = Named & { subcategories: readonly Named[] };
/** Everyday words of a service by the slug of its subcategory, separated by commas. */
export type ServiceWords = Readonly<Record<string, string>>;
/** A subcategory that was found, with its category. */
export type FoundService<C extends SearchableCategory = SearchableCategory> = {
  category: C;
  subcategory: C["subcategories"][number];
};

const requests = new Map<Language, Promise<ServiceWords>>();

/** The everyday words of a language, fetched once and only when a search begins; after a failure the next call retries. */
export function loadServiceWords(language: Language): Promise<ServiceWords> {
  const known = requests.get(language);
  if (known) return known;
  const request = (
    import(`@/lib/i18n/service-words/${language}.json`) as Promise<{ default: ServiceWords }>
  ).then((file) => file.default);
  requests.set(language, request);
  request.catch(() => requests.delete(language));
  return request;
}

/** Makes services findable by their names, the everyday words for them and, less so, the names of their categories. */
export function serviceIndex<C extends SearchableCategory>(categories: readonly C[], words: ServiceWords) {
  return searchIndex<FoundService<C>>(
    categories.flatMap((category) =>
      category.subcategories.map((subcategory) => ({
        value: { category, subcategory },
        name: subcategory.name,
        phrases: [subcategory.name, ...(words[subcategory.slug]?.split(", ") ?? [])],
        wider: [category.name],
      })),
    ),
  );
}

/** Found services by category, in the order of each category's best. */
export function groupServices<C extends SearchableCategory>(found: readonly FoundService<C>[]): C[] {
  const categories = [...new Set(found.map(({ category }) => category))];
  return categories.map((category) => ({
    ...category,
    subcategories: found.filter((one) => one.category === category).map(({ subcategory }) => subcategory),
  }));
}
