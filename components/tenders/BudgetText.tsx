"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/display/PriceText";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Budget = Pick<TenderCardView, "budgetType" | "budgetMinMinor" | "budgetMaxMinor">;

/** The budget with the word for its kind; without one, BEEs suggest the price. */
export function BudgetText({ tender }: { tender: Budget }) {
  const t = useTranslations("tenders.budget");
  const { budgetType, budgetMinMinor, budgetMaxMinor } = tender;
  return (
    <Box>
      {budgetType === "OPEN" || budgetMinMinor === null ? (
        <Typography sx={{ fontSize: "1.25rem", lineHeight: 1.3, fontWeight: 720 }}>{t("open")}</Typography>
      ) : (
        <PriceText
          minor={budgetMinMinor}
          maxMinor={budgetMaxMinor}
          perHour={budgetType === "HOURLY"}
          size="l"
        />
      )}
      <Typography variant="caption" sx={{ color: "surface.muted", display: "block" }}>
        {t(`label.${budgetType}`)}
      </Typography>
    </Box>
  );
}
