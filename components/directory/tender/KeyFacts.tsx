import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import { countryName } from "@/lib/shared/countries";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import { answeredRhythm } from "@/lib/tenders/presentation";
import { useBudgetText } from "./use-budget-text";
import styles from "./KeyFacts.module.css";

type Props = { tender: PublicTender };

/** The day, and how often the work is done. */
function useWhen({ dateType, startDate, endDate, repeats, answers }: PublicTender): string {
  const t = useTranslations("tenders.facts");
  const locale = useLocale();
  const isFlexible = dateType === "FLEXIBLE" || !startDate;
  const day = isFlexible ? t("flexible") : formatDateRange(startDate, endDate, locale);
  if (repeats === "NONE") return day;
  return t("recurring", { day, repeats: answeredRhythm(answers) ?? t(`repeats.${repeats}`) });
}

/** Where, for how much and when, in one line: what decides whether to read on. */
export function KeyFacts({ tender }: Props) {
  const labels = useTranslations("tenders.detail.facts");
  const t = useTranslations("tenders.facts");
  const locale = useLocale();
  const { isRemote, city, country } = tender;
  const place = city && country ? t("place", { city, country: countryName(country, locale) }) : city;
  const facts = [
    { key: "where", icon: "Place", text: (!isRemote && place) || t("remote") },
    { key: "budget", icon: "AccountBalanceWallet", text: useBudgetText(tender) },
    { key: "when", icon: "Event", text: useWhen(tender) },
  ] as const;
  return (
    <ul className={styles.key}>
      {facts.map(({ key, icon, text }) => (
        <li key={key}>
          <span role="img" aria-label={labels(key)} className={styles.sign}>
            <Icon name={icon} size={18} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
