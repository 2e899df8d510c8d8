"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SearchField } from "@/components/ui/lists/SearchField";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { categoriesQuery } from "@/lib/categories/queries";
import { hasWords } from "@/lib/shared/fold";
import { ChoiceTile, TileGrid } from "./ChoiceTile";

/** First question of a new tender: which category. Typing finds subcategories of all of them at once. */
export function ChooseCategoryScreen() {
  const t = useTranslations("tenders.create");
  const query = useQuery(categoriesQuery(useLocale()));
  const parameters = useSearchParams();
  const [search, setSearch] = useState("");
  const carried = parameters.size > 0 ? `?${parameters.toString()}` : "";
  return (
    <PageContainer>
      <PageHeader title={t("categoryTitle")} text={t("categoryText")} />
      {parameters.has("shared") && (
        <Note tone="info" role="status" sx={{ maxWidth: 560, mb: 4 }}>
          {t("shared")}
        </Note>
      )}
      <Box sx={{ maxWidth: 560, mb: 6 }}>
        <SearchField
          value={search}
          onSubmit={setSearch}
          label={t("search")}
          placeholder={t("searchPlaceholder")}
        />
      </Box>
      <QueryBoundary query={query} loading={<CardSkeleton count={3} />}>
        {(categories) => {
          const hits = search ? findServices(categories, search) : null;
          if (hits?.length === 0) return <EmptyState title={t("noService")} text={t("noServiceText")} />;
          return (
            <TileGrid>
              {hits
                ? hits.map(({ category, subcategory }) => (
                    <ChoiceTile
                      key={subcategory.id}
                      href={`/account/create-tender/${category.slug}/${subcategory.slug}${carried}`}
                      icon={category.icon}
                      title={subcategory.name}
                      text={category.name}
                    />
                  ))
                : categories.map((category) => (
                    <ChoiceTile
                      key={category.id}
                      href={`/account/create-tender/${category.slug}${carried}`}
                      icon={category.icon}
                      title={category.name}
                      text={category.subcategories
                        .slice(0, 3)
                        .map(({ name }) => name)
                        .join(", ")}
                    />
                  ))}
            </TileGrid>
          );
        }}
      </QueryBoundary>
    </PageContainer>
  );
}

type Named = { id: string; slug: string; name: string };
type Tree = readonly (Named & { icon: string; subcategories: readonly Named[] })[];

/** Subcategories whose own name and whose category's name together have the words that were typed. */
function findServices(categories: Tree, search: string) {
  return categories.flatMap((category) =>
    category.subcategories
      .filter((subcategory) => hasWords(`${subcategory.name} ${category.name}`, search))
      .map((subcategory) => ({ category, subcategory })),
  );
}
