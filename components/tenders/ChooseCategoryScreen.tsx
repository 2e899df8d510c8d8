"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useServiceSearch } from "@/components/categories/use-service-search";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { LiveSearchField } from "@/components/ui/lists/LiveSearchField";
import { categoriesQuery } from "@/lib/categories/queries";
import type { CategoryView } from "@/lib/categories/schema";
import type { FoundService } from "@/lib/categories/search/queries";
import { ChoiceTile, TileGrid } from "./ChoiceTile";
import { ACCOUNT_BASE, type CreateBase } from "./create-base";

/** More would be a list to read, not an answer. */
const MAX_FOUND = 9;
/** For words that were typed before on the home page: a proposal to take, not a search to go on with. */
const MAX_PROPOSED = 3;

const NONE: readonly CategoryView[] = [];

/** First question of a new tender: which category. Typing finds subcategories of all of them at once. */
export function ChooseCategoryScreen({ base = ACCOUNT_BASE }: { base?: CreateBase }) {
  const t = useTranslations("tenders.create");
  const query = useQuery(categoriesQuery(useLocale()));
  const parameters = useSearchParams();
  const typed = parameters.get("title");
  const [search, setSearch] = useState(typed ?? "");
  const limit = search === typed ? MAX_PROPOSED : MAX_FOUND;
  const found = useServiceSearch({ categories: query.data ?? NONE, locale: useLocale(), search, limit });
  // With results on the screen there is no field to choose.
  const text = found && found.length > 0 ? t("found", { count: found.length }) : t("categoryText");
  return (
    <PageContainer>
      <PageHeader title={t("categoryTitle")} text={<span role="status">{text}</span>} />
      {parameters.has("shared") && (
        <Note tone="info" role="status" sx={{ maxWidth: 560, mb: 4 }}>
          {t("shared")}
        </Note>
      )}
      <Box sx={{ maxWidth: 560, mb: 6 }}>
        <LiveSearchField
          value={search}
          onChange={setSearch}
          label={t("search")}
          placeholder={t("searchPlaceholder")}
        />
      </Box>
      <QueryBoundary query={query} loading={<CardSkeleton count={3} />}>
        {(categories) => <Services categories={categories} found={found} search={search} base={base} />}
      </QueryBoundary>
    </PageContainer>
  );
}

/** What was begun elsewhere goes along to the form; what is typed here becomes the title. */
function useCarriedQuery(search: string): string {
  const parameters = new URLSearchParams(useSearchParams());
  if (search.trim()) parameters.set("title", search.trim());
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}

type ServicesProps = {
  categories: readonly CategoryView[];
  /** Null while nothing is typed. */
  found: FoundService<CategoryView>[] | null;
  search: string;
  base: CreateBase;
};

function Services({ categories, found, search, base }: ServicesProps) {
  const t = useTranslations("tenders.create");
  const carried = useCarriedQuery(search);
  if (found && found.length > 0)
    return (
      <TileGrid>
        {found.map(({ category, subcategory }) => (
          <ChoiceTile
            key={subcategory.slug}
            href={`${base}/${category.slug}/${subcategory.slug}${carried}`}
            of={{ subcategory: subcategory.slug }}
            title={subcategory.name}
            text={category.name}
          />
        ))}
      </TileGrid>
    );
  return (
    <>
      {found && (
        <Note role="status" sx={{ maxWidth: 560, mb: 4 }}>
          {t("noService")}
        </Note>
      )}
      <TileGrid>
        {categories.map((category) => (
          <ChoiceTile
            key={category.id}
            href={`${base}/${category.slug}${carried}`}
            of={{ icon: category.icon }}
            title={category.name}
            text={category.subcategories
              .slice(0, 3)
              .map(({ name }) => name)
              .join(" · ")}
          />
        ))}
      </TileGrid>
    </>
  );
}
