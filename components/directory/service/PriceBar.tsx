import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { PriceGuide } from "@/lib/price-guides/schema";
import { formatMoney, formatMoneyRange } from "@/lib/shared/money";
import styles from "./PriceBar.module.css";

/** The middle half takes the middle half of the axis. */
const FROM = 25;
const LENGTH = 50;

/** The middle half of agreed prices as a bar, with the median marked on it. */
export function PriceBar({ guide: { lowMinor, medianMinor, highMinor } }: { guide: PriceGuide }) {
  const t = useTranslations("services.price");
  const locale = useLocale();
  const share = highMinor > lowMinor ? (medianMinor - lowMinor) / (highMinor - lowMinor) : 1 / 2;
  const at = { "--median": `${Math.round(FROM + LENGTH * share)}%` } as CSSProperties;
  const median = formatMoney(medianMinor, locale);
  return (
    <div
      role="img"
      aria-label={t("bar", { range: formatMoneyRange(lowMinor, highMinor, locale), median })}
      className={styles.bar}
      style={at}
    >
      <b>{median}</b>
      <i />
      <span>{formatMoney(lowMinor, locale)}</span>
      <span>{formatMoney(highMinor, locale)}</span>
    </div>
  );
}
