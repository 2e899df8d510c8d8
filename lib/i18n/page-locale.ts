import { hasLocale } from "next-intl";
import { notFound } from "next/navigation";
import type { Locale } from "./languages";
import { routing } from "./routing";

/** The locale of a page's [lang] part. Anything else is no page at all (the middleware lets dotted paths by). */
export function readLocale(lang: string): Locale {
  if (!hasLocale(routing.locales, lang)) notFound();
  return lang;
}
