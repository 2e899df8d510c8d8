"use client";

import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money";
import type { TenderListParts } from "./list-filters";

/** Steps people think in. */
const STEPS_MINOR = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000] as const;

/** The smallest budget worth the trip. */
export function BudgetFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const locale = useLocale();
  return (
    <Select
      displayEmpty
      fullWidth
      value={list.filters.budgetMinMinor ?? ""}
      onChange={(event) => list.setFilters({ budgetMinMinor: event.target.value || undefined })}
      slotProps={{ input: { "aria-label": t("budget") } }}
    >
      <MenuItem value="">{t("anyBudget")}</MenuItem>
      {STEPS_MINOR.map((minor) => (
        <MenuItem key={minor} value={String(minor)}>
          {t("budgetFrom", { price: formatMoney(minor, locale) })}
        </MenuItem>
      ))}
    </Select>
  );
}
