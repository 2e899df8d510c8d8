"use client";

import { useTranslations } from "next-intl";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { useToday } from "@/components/ui/display/use-today";
import { chipRange, DATE_CHIPS, matchChip, type DateChip } from "@/lib/shared/dates/date-range";
import { DayInput } from "./DayInput";
import type { TenderListParts } from "./list-filters";

/** When the work should happen: a chip fills both days, days typed by hand find their chip. */
export function DateFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const { from, to } = list.filters;
  const today = useToday();
  const chip = matchChip(from ?? null, to ?? null, today);
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
      <DayInput
        label={t("from")}
        day={from ?? null}
        onChange={(day) => list.setFilters({ from: day ?? undefined })}
      />
      <DayInput
        label={t("to")}
        day={to ?? null}
        onChange={(day) => list.setFilters({ to: day ?? undefined })}
      />
    </>
  );
}
