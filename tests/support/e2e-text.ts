import { translator, type Translator } from "@/lib/i18n/translator";
import { isLanguage, toLocale, type Language, type Locale } from "@/lib/i18n/languages";
import type { Namespace } from "@/lib/i18n/messages";
import { formatMoney } from "@/lib/shared/money";
import type { Page } from "playwright/test";

/** The language of a page, by its address. */
export function languageOf(page: Page): Language {
  const prefix = new URL(page.url()).pathname.split("/")[1];
  if (!isLanguage(prefix)) throw new Error(`${page.url()} is in no language`);
  return prefix;
}

/** A message of the product in the language of this page: tests never spell copy out. */
export function messagesOf<N extends Namespace>(page: Page | Language, namespace: N): Translator<N> {
  return translator(typeof page === "string" ? page : languageOf(page), namespace);
}

/** The locale for Intl formatters of the page's language. */
export function localeOf(page: Page): Locale {
  return toLocale(languageOf(page));
}

/** An amount, formatted for the language of this page. */
export function moneyOn(page: Page | Language, minor: number, decimals: "auto" | "always" = "auto"): string {
  return formatMoney(minor, typeof page === "string" ? toLocale(page) : localeOf(page), { decimals });
}

/** The words inside a tag of a message, for example those of its link. */
export function wordsIn(text: string, tag: string): string {
  const words = new RegExp(`<${tag}>(.*?)</${tag}>`, "u").exec(text)?.[1];
  if (words === undefined) throw new Error(`no <${tag}> in "${text}"`);
  return words;
}
