import { useLocale, useTranslations } from "next-intl";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { formatMoneyRange, formatRate, perVisitSign } from "@/lib/shared/money";
import { isRecurring } from "@/lib/tenders/presentation";

/** What the client wants to pay, as text; of a recurring job per visit. */
export function useBudgetText({
  budgetType,
  budgetMinMinor: min,
  budgetMaxMinor: max,
  repeats,
}: PublicTender): string {
  const t = useTranslations("tenders.budget");
  const locale = useLocale();
  if (budgetType === "OPEN" || min === null) return t("open");
  if (budgetType === "HOURLY") return formatRate(min, locale);
  const amount = formatMoneyRange(min, max ?? min, locale);
  return isRecurring({ repeats }) ? `${amount} ${perVisitSign(locale)}` : amount;
}
