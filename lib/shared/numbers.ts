import type { Locale } from "../i18n/languages";

function separatorsOf(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: find("group"), decimal: find("decimal") };
}

const SPACES = /[\s\u00A0\u202F'’]/gu;
/** "1.234,56" and "1,234.56": of two different separators the last is the decimal one. */
const BOTH_SEPARATORS = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d*)$/u;
/** "1.234.567": a repeated separator is a group separator. */
const REPEATED_SEPARATOR = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/u;
const ONE_SEPARATOR = /^(\d+)([.,])(\d*)$/u;

/**
 * Parses a typed number in the notation of the locale, or of another one where it is unambiguous: "1.234,56",
 * "1,234.56" and "1 234,56" are the same everywhere, and "12.50" is twelve and a half. Null when it is no number, or
 * ambiguous ("1.234" in Czech, which groups with spaces).
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const [, minus, unsigned] = /^(-?)(.*)$/u.exec(text.replace(SPACES, "")) ?? [];
  const digits = unsigned === undefined ? null : normalizeDigits(unsigned, locale);
  return digits === null ? null : Number(`${minus}${digits}`);
}

// The digits with a point before the decimals, or null.
function normalizeDigits(typed: string, locale: Locale): string | null {
  const ungrouped = (part: string) => part.replaceAll(/[.,]/gu, "");
  if (/^\d+$/u.test(typed) || REPEATED_SEPARATOR.test(typed)) return ungrouped(typed);
  const [, grouped, , rest] = BOTH_SEPARATORS.exec(typed) ?? [];
  if (grouped) return `${ungrouped(grouped)}.${rest}`;
  const [, whole, separator, decimals] = ONE_SEPARATOR.exec(typed) ?? [];
  if (!whole || decimals === undefined) return null;
  const own = separatorsOf(locale);
  if (separator === own.decimal || decimals.length < 3) return `${whole}.${decimals}`;
  return separator === own.group && decimals.length === 3 && whole.length <= 3 ? whole + decimals : null;
}

/** A localised number, by default with up to two decimals. */
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

/** What people write around an amount: "15 €", "€15", "15 EUR", "15,-", "15,– €". */
const AROUND_MONEY = /€|\bEUR\b|(?<=\d)[.,][-–—]+/giu;

/** A typed amount in major units, with or without the currency and the dash for no cents; null when it is none. */
export function parseMoney(text: string, locale: Locale): number | null {
  return parseNumber(text.replace(AROUND_MONEY, ""), locale);
}

const CLOCK = /^(\d{1,4})(?::|\s*h\s*)([0-5]\d)(?:\s*\p{L}+\.?)?$/iu;
const MINUTES = /^(\d{1,5})\s*(?:min\p{L}*\.?|p|perc)$/iu;
/** "2 h", "2 Std.", "2 óra", "2 hodiny": the unit says no more than the field. */
const HOURS_UNIT = /(?<=\d)\s*(?:h|hr?s?|hours?|std\.?|stunden?|óra|hod\.?|hodin\p{L}*|hodín)$/iu;

/** Typed hours: "0.75", "1:30", "1h30", "45 min", "2 h"; null when it is none. */
export function parseHours(text: string, locale: Locale): number | null {
  const typed = text.trim();
  const [, hours, minutes] = CLOCK.exec(typed) ?? [];
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60;
  const [, onlyMinutes] = MINUTES.exec(typed) ?? [];
  if (onlyMinutes !== undefined) return Number(onlyMinutes) / 60;
  return parseNumber(typed.replace(HOURS_UNIT, ""), locale);
}
