import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { NamespaceKeys, NestedKeyOf } from "next-intl";
import { toLanguage, type Locale } from "./languages";
import type { Messages, Namespace } from "./messages";
import { readLocale } from "./page-locale";
import { alternatesOf, canonicalOf, localesOf, PUBLIC_PAGES, type PublicPath } from "./public-pages";

/** Props of every page under [lang]. */
export type PageProps<P = unknown> = { params: Promise<{ lang: string } & P> };

/** Sets the page's locale for next-intl, which keeps the page static, and returns the route parameters. */
export async function enterPage<P>(params: PageProps<P>["params"]): Promise<{ lang: string } & P> {
  const resolved = await params;
  setRequestLocale(readLocale(resolved.lang));
  return resolved;
}

/**
 * Metadata of a page that is not indexed: its title, out of one namespace:
 * `export const generateMetadata = pageTitle("tenders", "list.title")`. For all others there is `publicPage`.
 */
export function pageTitle<N extends Namespace>(namespace: N, key: NestedKeyOf<Messages[N]> & string) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const locale = readLocale((await params).lang);
    setRequestLocale(locale);
    const t = await getTranslations({
      locale,
      namespace: namespace as NamespaceKeys<Messages, NestedKeyOf<Messages>>,
    });
    return { title: t(key as never), robots: { index: false } };
  };
}

/** Locales in the spelling of Open Graph: language and country. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: "en_GB",
  de: "de_DE",
  hu: "hu_HU",
  cs: "cs_CZ",
  sk: "sk_SK",
};

/** Open Graph defaults of a page in a language, for link previews; a page overrides what it knows better. */
export function siteOpenGraph(locale: Locale, alt: string) {
  return {
    siteName: "TenderBee",
    locale: OPEN_GRAPH_LOCALES[locale],
    images: [{ url: `/og/${toLanguage(locale)}.png`, width: 1200, height: 630, alt }],
  };
}

/**
 * Metadata of a public page: title, description, canonical URL, hreflang alternates and the Open Graph image. The page is
 * listed in PUBLIC_PAGES:
 * `export const generateMetadata = publicPage("/about-us")`.
 */
export function publicPage(path: PublicPath) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const locale = readLocale((await params).lang);
    setRequestLocale(locale);
    const t = await getTranslations({ locale });
    const title = t(PUBLIC_PAGES[path].title);
    const description = t(PUBLIC_PAGES[path].description);
    const locales = localesOf(path);
    const isOriginal = locales.includes(locale);
    const url = canonicalOf(path, locale);
    const others = locales.filter((each) => each !== locale).map((each) => OPEN_GRAPH_LOCALES[each]);
    return {
      // The home page's title names the product by what it does; all others end with its name.
      title: path === "/" ? { absolute: title } : title,
      description,
      // A page shown in a fallback language has the original's canonical URL and no alternates.
      alternates: { canonical: url, ...(isOriginal && { languages: alternatesOf(path, locales) }) },
      openGraph: {
        type: "website",
        ...siteOpenGraph(locale, t("common.site.title")),
        alternateLocale: others,
        title,
        description,
        url,
      },
      twitter: { card: "summary_large_image", title, description },
    };
  };
}
