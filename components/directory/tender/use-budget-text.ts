import { useLocale, useTranslations } from "next-intl";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { formatMoney, formatMoneyRange, formatRate } from "@/lib/shared/money";

/** What the client wants to pay, as text. */
export function useBudgetText({
  budgetType,
  budgetMinMinor: min,
  budgetMaxMinor: max,
}: PublicTender): string {
  const t = useTranslations("tenders.budget");
  const locale = useLocale();
  if (budgetType === "OPEN" || min === null) return t("open");
  if (budgetType === "HOURLY") return formatRate(min, locale);
  return max === null ? formatMoney(min, locale) : formatMoneyRange(min, max, locale);
}
