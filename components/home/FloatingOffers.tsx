import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money";
import styles from "./Hero.module.css";

const OFFERS = [
  { key: "firstOffer", detail: "firstOfferDetail", picture: "tomas", priceMinor: 78_000 },
  { key: "secondOffer", detail: "secondOfferDetail", picture: "zsofia", priceMinor: 69_000 },
] as const;

/** Two made-up offers over the comb: static copy that shows what comes back, never read out. */
export function FloatingOffers() {
  const t = useTranslations("home.hero");
  const locale = useLocale();
  return OFFERS.map(({ key, detail, picture, priceMinor }) => (
    <div key={key} className={styles.offer}>
      <img src={`/art/person-${picture}.svg`} fetchPriority="low" alt="" className={styles.person} />
      <div>
        <div className={styles.price}>{t(key, { price: formatMoney(priceMinor, locale) })}</div>
        <div className={styles.detail}>{t(detail)}</div>
      </div>
    </div>
  ));
}
