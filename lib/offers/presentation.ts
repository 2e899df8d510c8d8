import type { Locale } from "@/lib/i18n/languages";
import { formatMoney, formatRate } from "@/lib/shared/money";
import type { PriceType } from "./constants";

type Priced = { priceType: PriceType; priceMinor: number; totalMinor: number };

/** Whether an offer's total is only an estimate: a price per hour, times hours that are known only after the work. */
export function isEstimate({ priceType }: Pick<Priced, "priceType">): boolean {
  return priceType === "HOURLY";
}

/** What an offer's total is called: "€90", or "about €90" where it is an estimate. */
export function totalText(offer: Pick<Priced, "priceType" | "totalMinor">, locale: Locale): string {
  return formatMoney(offer.totalMinor, locale, { isEstimate: isEstimate(offer) });
}

/** The price that accepting an offer agrees to: its total, or the rate per hour ("€45/h"). */
export function agreedText(offer: Priced, locale: Locale): string {
  return isEstimate(offer) ? formatRate(offer.priceMinor, locale) : formatMoney(offer.totalMinor, locale);
}

/** What messages and notifications keep of an offer's price. */
export function priceParams(offer: Pick<Priced, "priceType" | "totalMinor">): {
  priceMinor: number;
  isEstimate?: true;
} {
  return { priceMinor: offer.totalMinor, ...(isEstimate(offer) && { isEstimate: true as const }) };
}
