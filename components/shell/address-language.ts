import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/i18n/languages";

/** The language prefix of the URL, for error screens: it is there when no provider works any more. */
export function languageOfAddress(): Language {
  const first = typeof window === "undefined" ? "" : window.location.pathname.split("/")[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
