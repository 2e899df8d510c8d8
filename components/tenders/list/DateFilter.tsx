"use client";

import { useTranslations } from "next-intl";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { FilterDay } from "@/components/ui/lists/FilterDay";
import { useToday } from "@/components/ui/display/use-today";
import { chipRange, DATE_CHIPS, matchChip, type DateChip } from "@/lib/shared/dates/date-range";
import { acceptsFilter, type TenderListParts } from "./list-filters";

/** When the work should happen: a chip fills both days, days typed by hand find their chip. */
export function DateFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const { from, to } = list.filters;
  const today = useToday();
  // With one end alone the range is open, which no chip is.
  const chip = from && to ? matchChip(from, to, today) : null;
  const pick = (picked: DateChip | null) => {
    const range = picked ? chipRange(picked, today) : null;
    list.setFilters({ from: range?.startDate, to: range?.endDate });
  };
  return (
    <>
      <ChoiceChips
        hideLabel
        label={t("when")}
        options={DATE_CHIPS.map((value) => ({ value, label: t(`chips.${value}`) }))}
        value={chip}
        onChange={(value) => pick(value === chip ? null : value)}
      />
      <FilterDay
        label={t("from")}
        day={from ?? null}
        accepts={(day) => acceptsFilter("from", day)}
        onChange={(day) => list.setFilters({ from: day ?? undefined })}
      />
      <FilterDay
        label={t("to")}
        day={to ?? null}
        accepts={(day) => acceptsFilter("to", day)}
        onChange={(day) => list.setFilters({ to: day ?? undefined })}
      />
    </>
  );
}
