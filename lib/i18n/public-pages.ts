import type { MessageKeys, NestedKeyOf } from "next-intl";
import { addressIn, DEFAULT_LOCALE, LOCALES, type Locale } from "./languages";
import type { Messages } from "./messages";

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** What a search engine shows of a page; `locales` where a page is written in some of the languages only. */
type PublicPage = {
  title: MessageKey;
  description: MessageKey;
  locales?: readonly Locale[];
  /** Made for each request, out of the database. */
  isLive?: true;
};

/**
 * Every indexed page, by its path without a language prefix: sitemap, hreflang links, robots.txt and the tests read this
 * one list. Profiles of BEEs are indexed as well, but come from the database.
 */
export const PUBLIC_PAGES = {
  "/": { title: "home.meta.title", description: "home.meta.description" },
  "/all-services": {
    title: "info.services.meta.title",
    description: "info.services.meta.description",
    isLive: true,
  },
  "/bees": { title: "directory.meta.title", description: "directory.meta.description", isLive: true },
  "/about-us": { title: "info.about.meta.title", description: "info.about.meta.description" },
  "/contact-us": { title: "info.contact.meta.title", description: "info.contact.meta.description" },
  "/sign-up": { title: "auth.signUp.metaTitle", description: "auth.signUp.metaDescription" },
  "/sign-in": { title: "auth.signIn.metaTitle", description: "auth.signIn.metaDescription" },
  "/account/subscriptions": {
    title: "subscriptions.compare.metaTitle",
    description: "subscriptions.compare.metaDescription",
  },
  "/imprint": { title: "legal.imprint.title", description: "legal.imprint.metaDescription" },
  "/privacy-policy": { title: "legal.privacy.title", description: "legal.privacy.metaDescription" },
  "/cookie-policy": { title: "legal.cookies.title", description: "legal.cookies.metaDescription" },
  "/dmca-policy": { title: "legal.dmca.title", description: "legal.dmca.metaDescription" },
  "/ranking": { title: "legal.ranking.title", description: "legal.ranking.metaDescription" },
  "/transparency": {
    title: "legal.transparency.title",
    description: "legal.transparency.metaDescription",
    isLive: true,
  },
  "/report": { title: "reports.page.title", description: "reports.page.description" },
  // The other languages show the English document, so only these two are pages of their own.
  "/terms-and-conditions": {
    title: "legal.terms.metaTitle",
    description: "legal.terms.metaDescription",
    locales: ["en", "de"],
  },
} as const satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof PUBLIC_PAGES;

export const PUBLIC_PATHS = Object.keys(PUBLIC_PAGES) as PublicPath[];

/** Public pages that the build makes: files, the same for everybody. */
export const BUILT_PATHS = PUBLIC_PATHS.filter((path) => !("isLive" in PUBLIC_PAGES[path]));

/** The languages in which a page is written. */
export function localesOf(path: PublicPath): readonly Locale[] {
  const page: PublicPage = PUBLIC_PAGES[path];
  return page.locales ?? LOCALES;
}

/** The canonical path: a page shown in a fallback language has the path of the original. */
export function canonicalOf(path: PublicPath, locale: Locale): string {
  return addressIn(localesOf(path).includes(locale) ? locale : DEFAULT_LOCALE, path);
}

/** hreflang alternates: the same page in every language it is written in (`cs`, never `cz`). */
export function alternatesOf(path: string, locales: readonly Locale[] = LOCALES): Record<string, string> {
  const addresses = locales.map((locale) => [locale, addressIn(locale, path)] as const);
  return { ...Object.fromEntries(addresses), "x-default": addressIn(DEFAULT_LOCALE, path) };
}
