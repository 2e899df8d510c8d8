"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { placeQuery } from "@/lib/places/queries";
import type { SavedFilters } from "@/lib/saved-searches/schema";
import { SearchDialog } from "./SearchDialog";
import { useSearchWords } from "./use-search-words";

type Props = { filters: SavedFilters; onClose: () => void };

/** The dialog that saves the filters of a list under a name that says what they look for. */
export function NewSearch({ filters, onClose }: Props) {
  const t = useTranslations("saved-searches.dialog");
  const wordsOf = useSearchWords();
  const { data: place } = useQuery(placeQuery(filters.near ?? null));
  const isNarrow = Object.keys(filters).length > 0;
  const suggestedName = isNarrow
    ? wordsOf({ filters, nearName: place?.city ?? null }).join(", ")
    : t("defaultName");
  return <SearchDialog search={null} filters={filters} suggestedName={suggestedName} onClose={onClose} />;
}
