import codes from "i18n-iso-countries/codes.json" with { type: "json" };
import type { Locale } from "../i18n/languages";

/** Every ISO 3166-1 alpha-2 code. */
export const COUNTRY_CODES: readonly string[] = codes.map(([code]) => code ?? "");

export type CountryOption = { code: string; name: string };

/** The localised name of a country; an unknown code is returned as it is. */
export function countryName(code: string, locale: Locale): string {
  // Intl throws for malformed codes, such as a half-typed one.
  if (!COUNTRY_CODES.includes(code)) return code;
  return new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(code) ?? code;
}

const sorted = new Map<Locale, CountryOption[]>();

/** All countries with their localised names, in the language's collation order (Ö beside O, Č after C). Cached. */
export function countryOptions(locale: Locale): CountryOption[] {
  const cached = sorted.get(locale);
  if (cached) return cached;
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  const options = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  const { compare } = new Intl.Collator(locale);
  options.sort((a, b) => compare(a.name, b.name));
  sorted.set(locale, options);
  return options;
}
