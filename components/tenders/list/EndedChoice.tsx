"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ChoiceButton } from "./ChoiceButton";
import type { TenderListParts } from "./list-filters";

/** The own offers that wait for an answer, or those that ended. */
export function EndedChoice({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.list.ended");
  const isEnded = list.filters.ended !== undefined;
  return (
    <Box role="group" aria-label={t("label")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <ChoiceButton isOn={!isEnded} onClick={() => list.setFilters({ ended: undefined })}>
        {t("waiting")}
      </ChoiceButton>
      <ChoiceButton isOn={isEnded} onClick={() => list.setFilters({ ended: "true" })}>
        {t("ended")}
      </ChoiceButton>
    </Box>
  );
}
