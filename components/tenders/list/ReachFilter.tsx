"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ChoiceButton } from "./ChoiceButton";
import { hasReach, type TenderListParts } from "./list-filters";
import { useTenderCounts } from "./use-tenders";

/** The own town and radius, or everywhere: one tap each. */
export function ReachFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.list");
  const reach = useTenderCounts()?.reach;
  if (!reach || !hasReach(list)) return null;
  const isOwn = list.filters.reach === undefined;
  return (
    <Box role="group" aria-label={t("reach.label")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <ChoiceButton isOn={isOwn} onClick={() => list.setFilters({ reach: undefined })}>
        {t("reach.own", { city: reach.city, km: reach.radiusKm })}
      </ChoiceButton>
      <ChoiceButton isOn={!isOwn} onClick={() => list.setFilters({ reach: "everywhere" })}>
        {t("reach.everywhere")}
      </ChoiceButton>
    </Box>
  );
}
