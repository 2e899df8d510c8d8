"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import type { NewOffer } from "@/lib/offers/schema";
import { formatMoney, formatMoneyRange } from "@/lib/shared/money";
import { isRecurring, visitsPerMonth } from "@/lib/tenders/presentation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = {
  tender: TenderView;
  total: number | null;
  /** The total stands elsewhere: at the foot of a phone. */
  hideTotal: boolean;
};

/** What the client will pay, line by line, and that nothing of it is ours. */
export function OfferBreakdown({ tender, total, hideTotal }: Props) {
  const t = useTranslations("offer-form");
  const { control } = useFormContext<NewOffer>();
  const locale = useLocale();
  const fields = ["materials", "materialsMinor", "priceType", "priceMinor", "estimatedHours"] as const;
  const [materials, materialsMinor, priceType, priceMinor, hours] = useWatch({ control, name: fields });
  if (total === null) return null;
  const isEstimate = priceType === "HOURLY";
  const extra = materials === "EXTRA" ? (materialsMinor ?? 0) : 0;
  const visits = visitsPerMonth(tender);
  return (
    <Box sx={{ bgcolor: "surface.sunken", borderRadius: "12px", p: 4 }}>
      <Box sx={hideTotal ? undefined : linesStyles}>
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
      {visits !== null && (
        <FactRow label={t("perMonth")}>
          {t("about", {
            amount: formatMoneyRange(wholeOf(total * visits[0]), wholeOf(total * visits[1]), locale),
          })}
        </FactRow>
      )}
      {!hideTotal && (
        <FactRow label={t("clientPays", { name: tender.creator.name })}>
          <PriceText minor={total} size="l" isEstimate={isEstimate} perVisit={isRecurring(tender)} />
        </FactRow>
      )}
    </Box>
  );
}

/** Cents of an average say nothing. */
const wholeOf = (minor: number) => Math.round(minor / 100) * 100;

const linesStyles = { borderBottom: 1, borderColor: "divider", mb: 2, pb: 2 } as const;
