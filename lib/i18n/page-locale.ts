import { hasLocale } from "next-intl";
import { notFound } from "next/navigation";
import type { Locale } from "./languages";
import { routing } from "./routing";

/** Validates the [lang] segment of a page. Anything else is a 404 (the middleware lets dotted paths pass). */
export function readLocale(lang: string): Locale {
  if (!hasLocale(routing.locales, lang)) notFound();
  return lang;
}
