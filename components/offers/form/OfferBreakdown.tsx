"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import type { NewOffer } from "@/lib/offers/schema";
import { formatMoney, formatMoneyRange } from "@/lib/shared/money";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = { tender: TenderView; total: number | null };

/** What the client will pay, line by line, that nothing of it is ours, and how it stands to their budget. */
export function OfferBreakdown({ tender, total }: Props) {
  const t = useTranslations("offer-form");
  const { control } = useFormContext<NewOffer>();
  const fields = ["materials", "materialsMinor", "priceType"] as const;
  const [materials, materialsMinor, priceType] = useWatch({ control, name: fields });
  if (total === null) return null;
  const isEstimate = priceType === "HOURLY";
  const extra = materials === "EXTRA" ? (materialsMinor ?? 0) : 0;
  return (
    <Box sx={{ bgcolor: "surface.sunken", borderRadius: "12px", p: 4 }}>
      <Box sx={{ borderBottom: 1, borderColor: "divider", mb: 2, pb: 2 }}>
        {materials === "EXTRA" && (
          <>
            <FactRow label={t("work")}>
              <PriceText minor={total - extra} isEstimate={isEstimate} />
            </FactRow>
            <FactRow label={t("materialsLine")}>
              <PriceText minor={extra} />
            </FactRow>
          </>
        )}
        <FactRow label={t("fee")}>
          <PriceText minor={0} />
        </FactRow>
      </Box>
      <FactRow label={t("clientPays", { name: tender.creator.name })}>
        <PriceText minor={total} size="l" isEstimate={isEstimate} perVisit={isRecurring(tender)} />
      </FactRow>
      <BudgetCheck tender={tender} total={total} />
    </Box>
  );
}

function BudgetCheck({ tender, total }: { tender: TenderView; total: number }) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const { budgetType, budgetMinMinor, budgetMaxMinor } = tender;
  if (budgetMinMinor === null || budgetType === "OPEN" || budgetType === "HOURLY") return null;
  const most = budgetMaxMinor ?? budgetMinMinor;
  const budget =
    budgetMaxMinor === null
      ? formatMoney(budgetMinMinor, locale)
      : formatMoneyRange(budgetMinMinor, budgetMaxMinor, locale);
  const isWithin = total <= most;
  return (
    <Typography variant="body2" sx={{ color: isWithin ? "success.main" : "warning.main", fontWeight: 600 }}>
      {isWithin ? t("withinBudget", { budget }) : t("aboveBudget", { budget })}
    </Typography>
  );
}
