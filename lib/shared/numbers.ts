import type { Locale } from "../i18n/languages";

function signsOf(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: find("group"), decimal: find("decimal") };
}

/**
 * A number as people of a language type it: "1.200,50" in German, "1 200,5" in Czech, "1,200.50" in English.
 * A lone foreign point or comma before one or two last digits counts as the decimal sign, so "12.50" means
 * twelve and a half everywhere. Null when it is no number.
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const { group, decimal } = signsOf(locale);
  let plain = text.replace(/[\s  ']/gu, "");
  const other = decimal === "," ? "." : ",";
  if (!plain.includes(decimal) && new RegExp(`^-?\\d+[${other}]\\d{1,2}$`, "u").test(plain)) {
    plain = plain.replace(other, ".");
  } else {
    if (group === "." || group === ",") plain = plain.replaceAll(group, "");
    plain = plain.replace(decimal, ".");
  }
  return /^-?\d+(\.\d*)?$/u.test(plain) ? Number(plain) : null;
}

/** A number as people of a language write it, with as many decimals as it has, two at most. */
export function formatNumber(
  value: number,
  locale: Locale,
  decimals: { min?: number; max?: number } = {},
): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals.min ?? 0,
    maximumFractionDigits: decimals.max ?? 2,
  }).format(value);
}
