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
import {
  countFilters,
  hasDistance,
  hasReach,
  NO_FILTERS,
  type TenderFilter,
  type TenderListParts,
  type TenderParam,
} from "./list-filters";
import { useTenderCounts } from "./use-tenders";

/** As high as a finger needs; the chip that is seen is lower. */
const target = { flex: "none", minHeight: 44, maxWidth: "100%", borderRadius: "8px" } as const;

const shape = {
  ...chipStyles,
  minHeight: 34,
  border: "1px solid",
  borderColor: "surface.outlineSoft",
  bgcolor: "background.paper",
  color: "text.primary",
  textAlign: "left",
  "button:hover > &": { borderColor: "surface.outline", bgcolor: "surface.sunken" },
} as const;

type Filters = TenderListParts["filters"];
type ShownFilter = { label: string; off: Partial<Record<TenderParam, string | undefined>> };

const without = (...names: TenderFilter[]): ShownFilter["off"] =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** Each filter that is on, the own reach among them, with a cross that takes it off. */
export function ActiveFilters({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const chosen = useShownFilters(list);
  const reach = useOwnReach(list);
  return (
    <>
      {[...reach, ...chosen].map(({ label, off }) => (
        <ButtonBase
          key={label}
          aria-label={t("remove", { filter: label })}
          onClick={() => list.setFilters(off)}
          sx={target}
        >
          <Box component="span" sx={shape}>
            {label}
            <CloseRounded />
          </Box>
        </ButtonBase>
      ))}
      {countFilters(list) > 0 && (
        <Button size="small" onClick={() => list.setFilters(NO_FILTERS)} sx={{ flex: "none", minHeight: 44 }}>
          {t("clearAll")}
        </Button>
      )}
    </>
  );
}

/** The own town and radius, which all tenders begin with: without it they come from everywhere. */
function useOwnReach(list: TenderListParts): ShownFilter[] {
  const t = useTranslations("tenders.list.reach");
  const reach = useTenderCounts()?.reach;
  if (!reach || !hasReach(list) || list.filters.reach) return [];
  return [{ label: t("own", { city: reach.city, km: reach.radiusKm }), off: { reach: "everywhere" } }];
}

/** The chosen services; of several the first by name. A saved search asks for a service without its category. */
function useServices({ categorySlug, subcategorySlug, subcategorySlugs }: Filters): ShownFilter[] {
  const { data: categories = [] } = useQuery(categoriesQuery(useLocale()));
  const all = categories.flatMap(({ subcategories }) => subcategories);
  // What the catalogue does not know narrows the list to nothing, so it has a chip, too.
  const nameIn = (known: readonly { slug: string; name: string }[], slug: string | undefined) =>
    known.length === 0 ? undefined : (known.find((each) => each.slug === slug)?.name ?? slug);
  const nameOf = (slug: string | undefined) => nameIn(all, slug);
  const service = nameOf(subcategorySlug) ?? nameIn(categories, categorySlug);
  const [first, ...others] = subcategorySlugs?.split(",") ?? [];
  const several = nameOf(first);
  return [
    ...(service ? [{ label: service, off: without("categorySlug", "subcategorySlug") }] : []),
    ...(several
      ? [
          {
            label: others.length > 0 ? `${several} +${others.length}` : several,
            off: without("subcategorySlugs"),
          },
        ]
      : []),
  ];
}

/** The days that are asked for: a chip, a range, or one end of it. */
function useDatesLabel({ from, to }: Filters): string | null {
  const t = useTranslations("tenders.filters");
  const locale = useLocale();
  const today = useToday();
  if (from && to) {
    const chip = matchChip(from, to, today);
    return chip ? t(`chips.${chip}`) : formatDateRange(from, to, locale);
  }
  if (from) return t("fromDay", { day: formatDateRange(from, null, locale) });
  return to ? t("untilDay", { day: formatDateRange(to, null, locale) }) : null;
}

function useShownFilters({ filters }: TenderListParts): ShownFilter[] {
  const t = useTranslations("tenders.filters");
  const facts = useTranslations("tenders.facts");
  const locale = useLocale();
  const { data: place } = useQuery(placeQuery(filters.near ? Number(filters.near) : null));
  const distanceLabel = () => {
    if (!filters.withinKm) return t("nearTown", { city: place?.city ?? "…" });
    const km = Number(filters.withinKm);
    return place ? t("withinKmOf", { km, city: place.city }) : t("withinKm", { km });
  };
  const shown = useServices(filters);
  if (filters.urgent) shown.push({ label: facts("urgent"), off: without("urgent") });
  if (hasDistance({ filters }) && (filters.near || filters.withinKm))
    shown.push({ label: distanceLabel(), off: without("near", "withinKm") });
  const dates = useDatesLabel(filters);
  if (dates) shown.push({ label: dates, off: without("from", "to") });
  if (filters.remote)
    shown.push({ label: t(filters.remote === "true" ? "remoteOnly" : "onSiteOnly"), off: without("remote") });
  if (filters.budgetMinMinor) {
    const price = formatMoney(Number(filters.budgetMinMinor), locale);
    shown.push({ label: t("budgetFrom", { price }), off: without("budgetMinMinor") });
  }
  return shown;
}
