import { useLocale, useTranslations } from "next-intl";
import type { ServicePage } from "@/lib/directory/services/schema";
import { countryName } from "@/lib/shared/countries";
import { formatMoney, formatMoneyRange } from "@/lib/shared/money";
import { ServiceCard } from "./ServiceCard";
import styles from "./ServiceScreen.module.css";

/** The middle half of agreed prices, for each country of which enough are known. */
export function PriceGuides({ page: { guides } }: { page: ServicePage }) {
  const t = useTranslations("services.price");
  const locale = useLocale();
  if (guides.length === 0) return null;
  return (
    <ServiceCard id="price" title={t("title")}>
      {guides.map(({ country, lowMinor, medianMinor, highMinor, tenders }) => (
        <div key={country} className={styles.guide}>
          <p className={styles.amount}>
            <b>{formatMoneyRange(lowMinor, highMinor, locale)}</b> {countryName(country, locale)}
          </p>
          <p className={styles.note}>
            {t("note", { count: tenders, median: formatMoney(medianMinor, locale) })}
          </p>
        </div>
      ))}
      <p className={styles.note}>{t("depends")}</p>
    </ServiceCard>
  );
}
