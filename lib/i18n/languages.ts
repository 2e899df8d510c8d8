// The only file that knows that the product says "cz" where the web standards say "cs".
// Intl answers English for "cz", so the outside spelling must never reach a formatter.

/** The outside spelling: URL prefix, Content-Language, stored `lang`, messages folder, User.lang. */
export const LANGUAGES = ["en", "de", "hu", "cz", "sk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The BCP 47 spelling, in the same order: what Intl, next-intl and the html element understand. */
export const LOCALES = ["en", "de", "hu", "cs", "sk"] as const;
export type Locale = (typeof LOCALES)[number];

/** The languages people are known to write in: those of the interface, and some that are spoken around them. */
export const CONTENT_LANGUAGES = [...LANGUAGES, "pl", "uk", "ru", "ro", "it", "fr"] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** What becomes of a text in another language: its reader is offered a translation, gets it at once, or neither. */
export const TRANSLATION_CHOICES = ["ASK", "ALWAYS", "NEVER"] as const;
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];

export const DEFAULT_LANGUAGE: Language = "en";
export const DEFAULT_LOCALE: Locale = "en";

/** The URL prefixes that differ from their locale. */
export const LOCALE_PREFIXES = { cs: "/cz" } as const;

/** Turns the outside spelling into the one formatters understand. */
export function toLocale(lang: Language): Locale {
  return lang === "cz" ? "cs" : lang;
}

/** The same for a language people write in. */
export function toContentLocale(lang: ContentLanguage): string {
  return lang === "cz" ? "cs" : lang;
}

/** Turns a formatter's locale into the spelling that is stored and sent. */
export function toLanguage(locale: Locale): Language {
  return locale === "cs" ? "cz" : locale;
}

/** True for one of the five languages in their outside spelling. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((lang) => lang === value);
}

/** Parses a language from outside (a header, a stored entry); an unknown or missing one becomes English. */
export function readLanguage(value: unknown): Language {
  const word = typeof value === "string" ? value.trim().toLowerCase() : value;
  return isLanguage(word) ? word : DEFAULT_LANGUAGE;
}

/**
 * What each language calls itself, for the language pickers. Written out: they stand on every page, and Intl.DisplayNames
 * takes a phone 100 ms for the five of them.
 */
export const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  hu: "Magyar",
  cz: "Čeština",
  sk: "Slovenčina",
};

/** URL path of a page in a language: "/cz/about-us". */
export function addressIn(locale: Locale, path: string): string {
  return `/${toLanguage(locale)}${path === "/" ? "" : path}`;
}
