import { useLocale, useTranslations } from "next-intl";
import typography from "@/components/ui/static/typography.module.css";
import type { ServicePage } from "@/lib/directory/services/schema";
import type { PriceGuide } from "@/lib/price-guides/schema";
import { countryName } from "@/lib/shared/countries";
import { formatMoney, formatMoneyRange } from "@/lib/shared/money";
import { PriceBar } from "./PriceBar";
import { ServiceCard } from "./ServiceCard";
import styles from "./ServiceScreen.module.css";

/** The middle half of agreed prices, for each country of which enough are known; without one there is nothing to say. */
export function PriceGuides({ page: { guides, subcategory } }: { page: ServicePage }) {
  const t = useTranslations("services.price");
  const locale = useLocale();
  const typicalOf = ({ lowMinor, medianMinor, highMinor }: PriceGuide) =>
    t("typical", {
      range: formatMoneyRange(lowMinor, highMinor, locale),
      median: formatMoney(medianMinor, locale),
    });
  // A category's services cost too different things.
  if (subcategory === null || guides.length === 0) return null;
  return (
    <ServiceCard id="price" title={t("title")}>
      {guides.map((guide) => (
        <div key={guide.country} className={styles.guide}>
          <h3 className={typography.subtitle2}>{countryName(guide.country, locale)}</h3>
          <PriceBar guide={guide} />
          <p className={styles.typical}>{typicalOf(guide)}</p>
          <p className={styles.source}>{t("note", { count: guide.tenders })}</p>
        </div>
      ))}
      <p className={styles.note}>{t("depends")}</p>
    </ServiceCard>
  );
}
