"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useBudget } from "@/components/tenders/use-budget";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import type { NewOffer } from "@/lib/offers/schema";
import { formatMoney } from "@/lib/shared/money";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = { tender: TenderView; total: number | null };

/** What the client will pay, line by line, that nothing of it is ours, and how it stands to their budget. */
export function OfferBreakdown({ tender, total }: Props) {
  const t = useTranslations("offer-form");
  const { control } = useFormContext<NewOffer>();
  const locale = useLocale();
  const fields = ["materials", "materialsMinor", "priceType", "priceMinor", "estimatedHours"] as const;
  const [materials, materialsMinor, priceType, priceMinor, hours] = useWatch({ control, name: fields });
  if (total === null) return null;
  const isEstimate = priceType === "HOURLY";
  const extra = materials === "EXTRA" ? (materialsMinor ?? 0) : 0;
  return (
    <Box sx={{ bgcolor: "surface.sunken", borderRadius: "12px", p: 4 }}>
      <Box sx={{ borderBottom: 1, borderColor: "divider", mb: 2, pb: 2 }}>
        {(materials === "EXTRA" || isEstimate) && (
          <FactRow
            label={
              isEstimate
                ? t("hoursLine", { hours: hours ?? 0, rate: formatMoney(priceMinor ?? 0, locale) })
                : t("work")
            }
          >
            <PriceText minor={total - extra} isEstimate={isEstimate} />
          </FactRow>
        )}
        {materials === "EXTRA" && (
          <FactRow label={t("materialsLine")}>
            <PriceText minor={extra} />
          </FactRow>
        )}
        <FactRow label={t("fee")}>
          <PriceText minor={0} />
        </FactRow>
      </Box>
      <FactRow label={t("clientPays", { name: tender.creator.name })}>
        <PriceText minor={total} size="l" isEstimate={isEstimate} perVisit={isRecurring(tender)} />
      </FactRow>
      <BudgetCheck tender={tender} offered={isEstimate ? (priceMinor ?? 0) : total} isRate={isEstimate} />
    </Box>
  );
}

type CheckProps = {
  tender: TenderView;
  offered: number;
  /** What is offered is a price per hour, and compared with a budget per hour only. */
  isRate: boolean;
};

function BudgetCheck({ tender, offered, isRate }: CheckProps) {
  const t = useTranslations("offer-form");
  const budget = useBudget(tender);
  const { budgetType, budgetMinMinor, budgetMaxMinor } = tender;
  if (budgetMinMinor === null || budgetType === "OPEN" || (budgetType === "HOURLY") !== isRate) return null;
  const isWithin = offered <= (budgetMaxMinor ?? budgetMinMinor);
  return (
    <Typography variant="body2" sx={{ color: isWithin ? "success.main" : "warning.main", fontWeight: 600 }}>
      {isWithin ? t("withinBudget", { budget }) : t("aboveBudget", { budget })}
    </Typography>
  );
}
