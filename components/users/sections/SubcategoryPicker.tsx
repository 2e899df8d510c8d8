"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useServiceSearch } from "@/components/categories/use-service-search";
import { PlansLink } from "@/components/subscriptions/PlansLink";
import { useField } from "@/components/ui/form/use-field";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { LiveSearchField } from "@/components/ui/lists/LiveSearchField";
import { categoriesQuery } from "@/lib/categories/queries";
import type { CategoryView } from "@/lib/categories/schema";
import { groupServices } from "@/lib/categories/search/queries";
import { SubcategoryGroup } from "./SubcategoryGroup";

/** More would be a list to read, not an answer. */
const MAX_FOUND = 12;

type GroupsProps = {
  categories: readonly CategoryView[];
  search: string;
  chosen: readonly string[];
  isFull: boolean;
  onChange: (chosen: string[]) => void;
};

function Groups({ categories, search, ...choice }: GroupsProps) {
  const t = useTranslations("profiles.trades");
  const found = useServiceSearch({ categories, locale: useLocale(), search, limit: MAX_FOUND });
  if (found?.length === 0) return <Note role="status">{t("noMatch")}</Note>;
  return (
    <Box sx={{ border: "1px solid", borderColor: "divider", borderRadius: "12px", overflow: "clip" }}>
      {(found ? groupServices(found) : categories).map((category) => (
        <SubcategoryGroup key={category.id} category={category} isFound={found !== null} {...choice} />
      ))}
    </Box>
  );
}

type Props = { max: number };

/**
 * All subcategories by category, found by everyday words, to choose from. At the number that the plan allows the others
 * can no longer be chosen; who has more from a larger plan keeps them.
 */
export function SubcategoryPicker({ max }: Props) {
  const t = useTranslations("profiles.trades");
  const query = useQuery(categoriesQuery(useLocale()));
  const [search, setSearch] = useState("");
  const { field, error } = useField("subcategoryIds");
  const chosen = field.value as string[];
  const isFull = chosen.length >= max;
  return (
    <>
      <LiveSearchField
        value={search}
        onChange={setSearch}
        inputRef={field.ref}
        label={t("search")}
        placeholder={t("searchPlaceholder")}
      />
      <QueryBoundary query={query} loading={<RowSkeleton count={6} />}>
        {(categories) => (
          <Groups
            categories={categories}
            search={search}
            chosen={chosen}
            isFull={isFull}
            onChange={field.onChange}
          />
        )}
      </QueryBoundary>
      <Box role="status" sx={{ typography: "subtitle2", color: "text.primary" }}>
        {t("countLong", { count: chosen.length, max })}
      </Box>
      {error && (
        <Note tone="warning" role="alert">
          {error}
        </Note>
      )}
      {isFull && <PlansLink anchor="trades">{t("seePlans")}</PlansLink>}
    </>
  );
}
