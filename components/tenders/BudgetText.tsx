"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/display/PriceText";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Budget = Pick<TenderCardView, "budgetType" | "budgetMinMinor" | "budgetMaxMinor" | "repeats">;

type Props = {
  tender: Budget;
  /** In the client's own words; a BEE reads what to do. */
  isOwn?: boolean;
};

/** The budget with the word for its kind; without one, BEEs suggest the price. */
export function BudgetText({ tender, isOwn = false }: Props) {
  const t = useTranslations("tenders.budget");
  const own = useTranslations("tenders.form.budget.types");
  const isOpen = tender.budgetType === "OPEN" || tender.budgetMinMinor === null;
  const { budgetType, budgetMinMinor, budgetMaxMinor } = tender;
  return (
    <Box>
      {isOpen || budgetMinMinor === null ? (
        <Typography sx={{ fontSize: "1.25rem", lineHeight: 1.3, fontWeight: 720 }}>
          {isOwn ? own("OPEN") : t("open")}
        </Typography>
      ) : (
        <PriceText
          minor={budgetMinMinor}
          maxMinor={budgetMaxMinor}
          perHour={budgetType === "HOURLY"}
          perVisit={budgetType !== "HOURLY" && isRecurring(tender)}
          size="l"
        />
      )}
      {/* A price per hour says so itself. */}
      {!(isOwn && isOpen) && budgetType !== "HOURLY" && (
        <Typography variant="caption" sx={{ color: "surface.muted", display: "block" }}>
          {t(`label.${budgetType}`)}
        </Typography>
      )}
    </Box>
  );
}
