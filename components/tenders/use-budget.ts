"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { formatMoney, formatMoneyRange, perVisitSign } from "@/lib/shared/money";
import { isRecurring } from "@/lib/tenders/presentation";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Budget = Pick<
  TenderCardView,
  "creatorId" | "budgetType" | "budgetMinMinor" | "budgetMaxMinor" | "repeats"
>;

/** The budget in one line: an amount, a range, a rate, or that offers decide. */
export function useBudget(tender: Budget): string {
  const { creatorId, budgetType, budgetMinMinor, budgetMaxMinor } = tender;
  const { userId } = useSession();
  const t = useTranslations("tenders");
  const locale = useLocale();
  const visit = isRecurring(tender) ? ` ${perVisitSign(locale)}` : "";
  if (budgetType === "OPEN" || budgetMinMinor === null)
    return creatorId === userId ? t("form.budget.types.OPEN") : t("budget.open");
  if (budgetType === "RANGE" && budgetMaxMinor !== null)
    return formatMoneyRange(budgetMinMinor, budgetMaxMinor, locale) + visit;
  const amount = formatMoney(budgetMinMinor, locale);
  return budgetType === "HOURLY" ? t("detail.perHour", { amount }) : amount + visit;
}
