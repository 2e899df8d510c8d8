"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { chipStyles } from "@/components/ui/display/InfoChip";
import { useToday } from "@/components/ui/display/use-today";
import { placeQuery } from "@/lib/places/queries";
import { categoriesQuery } from "@/lib/categories/queries";
import { formatDateRange, matchChip } from "@/lib/shared/dates/date-range";
import { formatMoney } from "@/lib/shared/money";
import { NO_FILTERS, type TenderFilter, type TenderListParts } from "./list-filters";

const shape = {
  ...chipStyles,
  minHeight: { xs: 44, md: 32 },
  border: "1px solid",
  borderColor: "surface.outlineSoft",
  bgcolor: "background.paper",
  textAlign: "left",
  "&:hover": { borderColor: "surface.outline", bgcolor: "surface.sunken" },
} as const;

type ShownFilter = { label: string; clears: TenderFilter[] };

/** Each filter that is on, with a cross that takes it off. */
export function ActiveFilters({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const shown = useShownFilters(list);
  if (shown.length === 0) return null;
  const clear = (names: TenderFilter[]) =>
    list.setFilters(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 3, alignItems: "center" }}>
      {shown.map(({ label, clears }) => (
        <ButtonBase
          key={label}
          aria-label={t("remove", { filter: label })}
          onClick={() => clear(clears)}
          sx={shape}
        >
          {label}
          <CloseRounded />
        </ButtonBase>
      ))}
      <Button size="small" onClick={() => list.setFilters(NO_FILTERS)}>
        {t("clearAll")}
      </Button>
    </Box>
  );
}

function useShownFilters({ filters }: TenderListParts): ShownFilter[] {
  const t = useTranslations("tenders.filters");
  const locale = useLocale();
  const today = useToday();
  const { data: categories = [] } = useQuery(categoriesQuery(locale));
  const category = categories.find(({ slug }) => slug === filters.categorySlug);
  const subcategory = category?.subcategories.find(({ slug }) => slug === filters.subcategorySlug);
  const { data: place } = useQuery(placeQuery(filters.near ? Number(filters.near) : null));
  const distanceLabel = () => {
    if (!filters.withinKm) return t("nearTown", { city: place?.city ?? "…" });
    const km = Number(filters.withinKm);
    return place ? t("withinKmOf", { km, city: place.city }) : t("withinKm", { km });
  };
  const shown: ShownFilter[] = [];
  if (category)
    shown.push({ label: subcategory?.name ?? category.name, clears: ["categorySlug", "subcategorySlug"] });
  if (filters.near || filters.withinKm) shown.push({ label: distanceLabel(), clears: ["near", "withinKm"] });
  if (filters.from || filters.to) {
    const chip = matchChip(filters.from ?? null, filters.to ?? null, today);
    const range = formatDateRange(filters.from ?? filters.to ?? "", filters.to ?? null, locale);
    shown.push({ label: chip ? t(`chips.${chip}`) : range, clears: ["from", "to"] });
  }
  if (filters.remote === "true") shown.push({ label: t("remoteOnly"), clears: ["remote"] });
  if (filters.budgetMinMinor) {
    const price = formatMoney(Number(filters.budgetMinMinor), locale);
    shown.push({ label: t("budgetFrom", { price }), clears: ["budgetMinMinor"] });
  }
  return shown;
}
