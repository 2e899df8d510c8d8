import type { Locale } from "../i18n/languages";

function signsOf(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: find("group"), decimal: find("decimal") };
}

const SPACES = /[\s\u00A0\u202F'’]/gu;
/** "1.234,56" and "1,234.56": of two different signs the last one is the decimal sign. */
const BOTH_SIGNS = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d*)$/u;
/** "1.234.567": a sign that is repeated groups. */
const REPEATED_SIGN = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/u;
const ONE_SIGN = /^(\d+)([.,])(\d*)$/u;

/**
 * A number as people type it, in the notation of their language or of another one where that can mean one
 * thing only: "1.234,56", "1,234.56" and "1 234,56" are the same everywhere, and "12.50" is twelve and a half.
 * Null when it is no number, or could be two ("1.234" in Czech, which groups with spaces).
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const [, minus, plain] = /^(-?)(.*)$/u.exec(text.replace(SPACES, "")) ?? [];
  const digits = plain === undefined ? null : plainDigits(plain, locale);
  return digits === null ? null : Number(`${minus}${digits}`);
}

/** The digits with a point before the decimals, or null. */
function plainDigits(typed: string, locale: Locale): string | null {
  const ungrouped = (part: string) => part.replaceAll(/[.,]/gu, "");
  if (/^\d+$/u.test(typed) || REPEATED_SIGN.test(typed)) return ungrouped(typed);
  const [, grouped, , rest] = BOTH_SIGNS.exec(typed) ?? [];
  if (grouped) return `${ungrouped(grouped)}.${rest}`;
  const [, whole, sign, decimals] = ONE_SIGN.exec(typed) ?? [];
  if (!whole || decimals === undefined) return null;
  const own = signsOf(locale);
  if (sign === own.decimal || decimals.length < 3) return `${whole}.${decimals}`;
  return sign === own.group && decimals.length === 3 && whole.length <= 3 ? whole + decimals : null;
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
