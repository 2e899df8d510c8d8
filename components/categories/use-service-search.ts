import { useEffect, useMemo, useState } from "react";
import {
  loadServiceWords,
  serviceIndex,
  type FoundService,
  type SearchableCategory,
  type ServiceWords,
} from "@/lib/categories/search/queries";
import { toLanguage, type Locale } from "@/lib/i18n/languages";
import { findRanked } from "@/lib/shared/ranked-search";

const NO_WORDS: ServiceWords = {};

/** Everyday words of services; until they arrive, or where they do not, services are found by their names alone. */
function useServiceWords(locale: Locale, isWanted: boolean): ServiceWords {
  const [words, setWords] = useState(NO_WORDS);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadServiceWords(toLanguage(locale)).then(
      (loaded) => isCurrent && setWords(loaded),
      // Names still find services; the next search asks for the words again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, locale]);
  return words;
}

type Search<C> = { categories: readonly C[]; locale: Locale; search: string; limit?: number };

/** The services that fit what was typed, best first; null while nothing is typed. */
export function useServiceSearch<C extends SearchableCategory>({
  categories,
  locale,
  search,
  limit,
}: Search<C>): FoundService<C>[] | null {
  const isSearched = search.trim() !== "";
  const words = useServiceWords(locale, isSearched);
  const index = useMemo(() => serviceIndex(categories, words), [categories, words]);
  return useMemo(
    () => (isSearched ? findRanked(index, search, limit) : null),
    [index, isSearched, limit, search],
  );
}
