import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/i18n/languages";

/** The language in the address bar, which still knows it when nothing else works any more. */
export function languageOfAddress(): Language {
  const first = typeof window === "undefined" ? "" : window.location.pathname.split("/")[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
