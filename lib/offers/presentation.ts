import type { Locale } from "@/lib/i18n/languages";
import { formatMoney, formatRate } from "@/lib/shared/money";
import type { Repeats } from "@/lib/tenders/constants";
import { isRecurring } from "@/lib/tenders/presentation";
import type { PriceType } from "./constants";

type Priced = { priceType: PriceType; priceMinor: number; totalMinor: number; repeats: Repeats };

/** How an offer's total is shown: whether it is an estimate, and whether it is the price of one visit. */
export function priceStyle({ priceType, repeats }: Pick<Priced, "priceType" | "repeats">) {
  return { isEstimate: isEstimate({ priceType }), perVisit: isRecurring({ repeats }) };
}

/** Whether an offer's total is only an estimate: a price per hour, times hours that are known only after the work. */
export function isEstimate({ priceType }: Pick<Priced, "priceType">): boolean {
  return priceType === "HOURLY";
}

/** What an offer's total is called: "€90", or "about €90" where it is an estimate. */
export function totalText(
  offer: Pick<Priced, "priceType" | "totalMinor" | "repeats">,
  locale: Locale,
): string {
  return formatMoney(offer.totalMinor, locale, priceStyle(offer));
}

/** The price that accepting an offer agrees to: its total, or the rate per hour ("€45/h"). */
export function agreedText(offer: Priced, locale: Locale): string {
  if (isEstimate(offer)) return formatRate(offer.priceMinor, locale);
  return formatMoney(offer.totalMinor, locale, priceStyle(offer));
}

/** What messages and notifications keep of an offer's price. */
export function priceParams(offer: Pick<Priced, "priceType" | "totalMinor" | "repeats">): {
  priceMinor: number;
  isEstimate?: true;
  perVisit?: true;
} {
  const style = priceStyle(offer);
  return {
    priceMinor: offer.totalMinor,
    ...(style.isEstimate && { isEstimate: true as const }),
    ...(style.perVisit && { perVisit: true as const }),
  };
}
