import type { Locale } from "../i18n/languages";

/** The one currency of the product (specification 9). */
export const CURRENCY = "EUR";

/** Minor units (cents) as major units, rounded to 2 decimals (specification 3). */
export function toMajor(amountMinor: number): number {
  return Math.round(amountMinor) / 100;
}

/** Major units as typed by the user, in minor units; null when it is no amount. */
export function toMinor(amount: number): number | null {
  if (!Number.isFinite(amount)) return null;
  return Math.round(Number((amount * 100).toFixed(4)));
}

type MoneyStyle = {
  /** An hourly price times estimated hours: never shown as if it were agreed. */
  isEstimate?: boolean;
  /** The price of one visit of a recurring job. */
  perVisit?: boolean;
  /** "auto" omits ",00" from whole amounts; "always" is for payments and invoices. */
  decimals?: "auto" | "always";
};

function formatter(locale: Locale, isWhole: boolean) {
  const digits = isWhole ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: CURRENCY,
    // The default would print "EUR" in Hungarian.
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function isWhole(...amountsMinor: number[]): boolean {
  return amountsMinor.every((amountMinor) => amountMinor % 100 === 0);
}

// Signs beside an amount, as the currency's is one: Intl knows neither.
const SIGNS: Record<Locale, { about: string; hour: string; visit: string }> = {
  en: { about: "about", hour: "h", visit: "per visit" },
  de: { about: "ca.", hour: "Std.", visit: "pro Termin" },
  hu: { about: "kb.", hour: "óra", visit: "alkalmanként" },
  cs: { about: "cca", hour: "h", visit: "za návštěvu" },
  sk: { about: "cca", hour: "h", visit: "za návštevu" },
};

/** A localised amount: "€600" in English, "600 €" in German, Hungarian, Czech, Slovak; "about €600" for an estimate. */
export function formatMoney(amountMinor: number, locale: Locale, style: MoneyStyle = {}): string {
  const isShort = style.decimals !== "always" && isWhole(amountMinor);
  const amount = formatter(locale, isShort).format(toMajor(amountMinor));
  const about = style.isEstimate ? `${SIGNS[locale].about}\u00a0` : "";
  return `${about}${amount}${style.perVisit ? ` ${perVisitSign(locale)}` : ""}`;
}

/** What stands beside the price of a recurring job: "per visit". */
export function perVisitSign(locale: Locale): string {
  return SIGNS[locale].visit;
}

/** The unit of a field of hours: "h", "Std.". */
export function hourSign(locale: Locale): string {
  return SIGNS[locale].hour;
}

/** A price per hour, "€45/h" or "45 €/Std.". */
export function formatRate(rateMinor: number, locale: Locale): string {
  return `${formatMoney(rateMinor, locale)}/${SIGNS[locale].hour}`;
}

/** A range of amounts, "€600 – 900" or "600 – 900 €"; one amount when both ends are equal. */
export function formatMoneyRange(fromMinor: number, toMinorAmount: number, locale: Locale): string {
  if (fromMinor === toMinorAmount) return formatMoney(fromMinor, locale);
  const format = formatter(locale, isWhole(fromMinor, toMinorAmount));
  return format
    .formatRange(toMajor(fromMinor), toMajor(toMinorAmount))
    .replace(/\s*[–—-]\s*/u, " – ")
    .replace(/ – €/u, " – ");
}

/** The total of an offer: price, times hours when hourly, plus materials that cost extra (docs/domain.md, Offer). */
export function offerTotalMinor(offer: {
  priceType: "FIXED" | "HOURLY";
  priceMinor: number;
  estimatedHours?: number | null;
  materials: "INCLUDED" | "EXTRA" | "CLIENT";
  materialsMinor?: number | null;
}): number {
  const work =
    offer.priceType === "HOURLY"
      ? Math.round(offer.priceMinor * (offer.estimatedHours ?? 0))
      : offer.priceMinor;
  return work + (offer.materials === "EXTRA" ? (offer.materialsMinor ?? 0) : 0);
}
