import { useLocale, useTranslations } from "next-intl";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { countryName } from "@/lib/shared/countries";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import { formatTimeSlot, mergeTimeSlots } from "@/lib/shared/dates/time-slots";
import { formatMoney, formatMoneyRange, formatRate } from "@/lib/shared/money";
import styles from "./PublicTenderFacts.module.css";

type Props = { tender: PublicTender };

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

/** Where, when and for how much, and what the client has answered to the questions of the service. */
export function PublicTenderFacts({ tender }: Props) {
  const labels = useTranslations("tenders.detail.facts");
  const parking = useTranslations("tenders.detail.parking");
  const t = useTranslations("tenders.facts");
  const locale = useLocale();
  const { isRemote, city, country, dateType, startDate, endDate, timeSlots, answers } = tender;
  const where = isRemote || !city || !country ? null : { city, country: countryName(country, locale) };
  const when =
    dateType === "FLEXIBLE" || !startDate ? t("flexible") : formatDateRange(startDate, endDate, locale);
  const slots = mergeTimeSlots(timeSlots).map(formatTimeSlot).join(", ");
  const facts = [
    { key: "where", label: labels("where"), text: where ? t("place", where) : t("remote") },
    { key: "when", label: labels("when"), text: when },
    { key: "time", label: labels("time"), text: slots || t("anyTime") },
    { key: "budget", label: labels("budget"), text: useBudgetText(tender) },
    ...(tender.parking === "UNKNOWN"
      ? []
      : [{ key: "parking", label: labels("parking"), text: parking(tender.parking) }]),
    ...answers,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
