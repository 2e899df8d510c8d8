"use client";

import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PlansLink } from "@/components/subscriptions/PlansLink";
import { useField } from "@/components/ui/form/use-field";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { categoriesQuery } from "@/lib/categories/queries";
import type { CategoryView } from "@/lib/categories/schema";
import { fold } from "@/lib/shared/fold";
import { MAX_SEARCH } from "@/lib/shared/list-constants";
import { whyNotChooseSubcategories } from "@/lib/users/profile/policy";
import { SubcategoryGroup } from "./SubcategoryGroup";

/** Filters the tree by name; a matching category keeps all its subcategories. */
function filterTree(categories: readonly CategoryView[], search: string): CategoryView[] {
  const needle = fold(search.trim());
  if (needle === "") return [...categories];
  const isMatch = ({ name }: { name: string }) => fold(name).includes(needle);
  return categories
    .map((each) =>
      isMatch(each) ? each : { ...each, subcategories: each.subcategories.filter((one) => isMatch(one)) },
    )
    .filter(({ subcategories }) => subcategories.length > 0);
}

type GroupsProps = {
  categories: readonly CategoryView[];
  search: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function Groups({ categories, search, chosen, onChange }: GroupsProps) {
  const t = useTranslations("profiles.trades");
  const found = filterTree(categories, search);
  if (found.length === 0) return <Note role="status">{t("noMatch")}</Note>;
  return (
    <Box sx={{ border: "1px solid", borderColor: "divider", borderRadius: "12px", overflow: "clip" }}>
      {found.map((category) => (
        <SubcategoryGroup
          key={category.id}
          category={category}
          isFound={search.trim() !== ""}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}

type Props = { before: readonly string[]; max: number };

/** All subcategories by category, searchable, to choose from. */
export function SubcategoryPicker({ before, max }: Props) {
  const t = useTranslations("profiles.trades");
  const errors = useTranslations("errors");
  const query = useQuery(categoriesQuery(useLocale()));
  const [search, setSearch] = useState("");
  const { field, error } = useField("subcategoryIds");
  const chosen = field.value as string[];
  const refusal = whyNotChooseSubcategories({ before, chosen, max });
  const problem = refusal ? errors("subcategories_used_up") : error;
  return (
    <>
      <OutlinedInput
        fullWidth
        value={search}
        inputRef={field.ref}
        placeholder={t("search")}
        onChange={(event) => setSearch(event.target.value)}
        // Enter must not submit the form: the search is applied while typing.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        slotProps={{ input: { type: "search", "aria-label": t("search"), maxLength: MAX_SEARCH } }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded aria-hidden />
          </InputAdornment>
        }
      />
      <QueryBoundary query={query} loading={<RowSkeleton count={6} />}>
        {(categories) => (
          <Groups categories={categories} search={search} chosen={chosen} onChange={field.onChange} />
        )}
      </QueryBoundary>
      <Box role="status" sx={{ typography: "subtitle2", color: refusal ? "error.main" : "text.primary" }}>
        {t("countLong", { count: chosen.length, max })}
      </Box>
      {problem && (
        <Note tone="warning" role="alert">
          {problem}
        </Note>
      )}
      {refusal && <PlansLink anchor="trades">{t("seePlans")}</PlansLink>}
    </>
  );
}
