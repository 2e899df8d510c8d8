"use client";

import FormHelperText from "@mui/material/FormHelperText";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useBudget } from "@/components/tenders/use-budget";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { MANY_HOURS } from "@/lib/offers/constants";
import type { NewOffer } from "@/lib/offers/schema";
import { formatNumber } from "@/lib/shared/numbers";
import { isRecurring } from "@/lib/tenders/presentation";
import { useOfferTotal, validPrice } from "./use-offer-total";

/** The client's budget below the amounts and, once one of its kind is typed, how that stands to it. Nothing without a budget. */
export function BudgetLine({ tender }: { tender: TenderView }) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const budget = useBudget(tender);
  const offered = useOffered(tender);
  const manyHours = useManyHours(tender);
  const { budgetType, budgetMinMinor, budgetMaxMinor, creator } = tender;
  if (manyHours !== null)
    return <Warning>{t("manyHours", { hours: formatNumber(manyHours, locale) })}</Warning>;
  if (budgetType === "OPEN" || budgetMinMinor === null) return null;
  if (offered === null) return <FormHelperText>{t("budget", { name: creator.name, budget })}</FormHelperText>;
  const isWithin = offered <= (budgetMaxMinor ?? budgetMinMinor);
  return (
    <FormHelperText role="status" sx={{ color: isWithin ? "success.main" : "warning.main", fontWeight: 600 }}>
      {t(isWithin ? "withinBudget" : "aboveBudget", { budget })}
    </FormHelperText>
  );
}

function Warning({ children }: { children: React.ReactNode }) {
  return (
    <FormHelperText role="status" sx={{ color: "warning.main", fontWeight: 600 }}>
      {children}
    </FormHelperText>
  );
}

/** The hours of one visit where they were hardly meant as hours: 45 minutes are easily typed as 45. */
function useManyHours(tender: TenderView): number | null {
  const { control } = useFormContext<NewOffer>();
  const [priceType, hours] = useWatch({ control, name: ["priceType", "estimatedHours"] });
  const isMany = priceType === "HOURLY" && isRecurring(tender) && (hours ?? 0) > MANY_HOURS;
  return isMany ? hours : null;
}

/** What is compared with the budget, in cents: the price per hour with one per hour, the (estimated) total with any other. */
function useOffered({ budgetType }: TenderView): number | null {
  const { control } = useFormContext<NewOffer>();
  const [priceType, priceMinor] = useWatch({ control, name: ["priceType", "priceMinor"] });
  const total = useOfferTotal();
  if (budgetType !== "HOURLY") return total;
  return priceType === "HOURLY" ? validPrice(priceMinor) : null;
}
