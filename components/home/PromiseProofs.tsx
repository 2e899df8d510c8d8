import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money";
import styles from "./Promises.module.css";

// Shares of a made-up rating: a picture of the idea, so it carries no figures.
const BARS = [
  { stars: 5, width: "75%" },
  { stars: 4, width: "22%" },
  { stars: 3, width: "8%" },
  { stars: 2, width: "4%" },
  { stars: 1, width: "3%" },
] as const;

/** How ratings are spread, as bars. */
export function QualityProof() {
  return BARS.map(({ stars, width }) => (
    <div key={stars} className={styles.rating}>
      <span className={styles.stars}>{stars}</span>
      <div className={styles.track}>
        <div className={styles.bar} style={{ width }} />
      </div>
    </div>
  ));
}

/** What accepting an offer costs: nothing today, nothing to the marketplace. */
export function PaymentProof() {
  const t = useTranslations("home.promises.payment");
  const locale = useLocale();
  const amounts = [
    { key: "agreed", minor: 74_000 },
    { key: "fee", minor: 0 },
    { key: "due", minor: 0 },
  ] as const;
  return amounts.map(({ key, minor }) => (
    <div key={key} className={styles.amount}>
      <span>{t(key)}</span>
      <span>{formatMoney(minor, locale, { decimals: "always" })}</span>
    </div>
  ));
}

/** A short talk about the price. */
export function InterviewProof() {
  const t = useTranslations("home.promises.interview");
  const locale = useLocale();
  return (
    <>
      <div className={styles.theirs}>{t("offer", { price: formatMoney(78_000, locale) })}</div>
      <div className={styles.own}>{t("question", { price: formatMoney(74_000, locale) })}</div>
      <div className={styles.theirs}>{t("answer")}</div>
    </>
  );
}
