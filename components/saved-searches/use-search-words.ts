import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { categoriesQuery } from "@/lib/categories/queries";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import { formatMoney } from "@/lib/shared/money";
import type { SavedFilters } from "@/lib/saved-searches/schema";

/** More names than these would fill a phone. */
const NAMED = 3;

type Described = { filters: SavedFilters; nearName: string | null };

/** What a search looks for, in words: one for each filter. */
export function useSearchWords(): (search: Described) => string[] {
  const t = useTranslations("saved-searches.words");
  const locale = useLocale();
  const { data: categories = [] } = useQuery(categoriesQuery(locale));

  const service = ({ categorySlug, subcategorySlugs = [] }: SavedFilters) => {
    const all = categories.flatMap(({ subcategories }) => subcategories);
    const names = subcategorySlugs.map((slug) => all.find((one) => one.slug === slug)?.name ?? slug);
    const shown = names.slice(0, NAMED).join(" · ");
    if (names.length > NAMED) return t("more", { names: shown, count: names.length - NAMED });
    return shown || categories.find(({ slug }) => slug === categorySlug)?.name;
  };
  const place = ({ filters: { withinKm: km, near, reach, remote }, nearName }: Described) => {
    const city = nearName ?? "…";
    if (remote) return t("remote");
    if (km) return near ? t("within", { km, city }) : t("home", { km });
    if (near) return t("near", { city });
    return reach && t("reach");
  };
  const dates = ({ from, to }: SavedFilters) => {
    const day = (one: string) => formatDateRange(one, null, locale);
    if (from && to) return t("dates", { range: formatDateRange(from, to, locale) });
    return from ? t("fromDay", { day: day(from) }) : to && t("untilDay", { day: day(to) });
  };
  return (search) => {
    const { filters } = search;
    const { budgetMinMinor } = filters;
    const words = [
      filters.search && t("quote", { words: filters.search }),
      service(filters),
      place(search),
      filters.remote === false && t("onSite"),
      budgetMinMinor && t("budget", { price: formatMoney(budgetMinMinor, locale) }),
      dates(filters),
      filters.urgent && t("urgent"),
    ].filter((word) => typeof word === "string" && word !== "");
    return words.length > 0 ? (words as string[]) : [t("all")];
  };
}
