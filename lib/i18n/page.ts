import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { NamespaceKeys, NestedKeyOf } from "next-intl";
import { toLanguage, type Locale } from "./languages";
import type { Messages, Namespace } from "./messages";
import { readLocale } from "./page-locale";
import { alternatesOf, canonicalOf, localesOf, PUBLIC_PAGES, type PublicPath } from "./public-pages";

/** What every page under [lang] is given. */
export type PageProps<P = unknown> = { params: Promise<{ lang: string } & P> };

/** Tells next-intl the page's language, which keeps the page static, and answers the page's parameters. */
export async function enterPage<P>(params: PageProps<P>["params"]): Promise<{ lang: string } & P> {
  const known = await params;
  setRequestLocale(readLocale(known.lang));
  return known;
}

/**
 * The title of a page that search engines leave out, out of one namespace:
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

/** Open Graph writes a language with a country; of ours these are the spellings that readers know. */
const GRAPH_LOCALES: Record<Locale, string> = {
  en: "en_GB",
  de: "de_DE",
  hu: "hu_HU",
  cs: "cs_CZ",
  sk: "sk_SK",
};

/** What messengers and social networks show of any page in a language, before it says more of itself. */
export function siteGraph(locale: Locale, alt: string) {
  return {
    siteName: "TenderBee",
    locale: GRAPH_LOCALES[locale],
    images: [{ url: `/og/${toLanguage(locale)}.png`, width: 1200, height: 630, alt }],
  };
}

/**
 * Everything that search engines and messengers are told of a public page: title, description, its one address, the
 * same page in the other languages, and a picture. The page stands in PUBLIC_PAGES:
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
    const others = locales.filter((each) => each !== locale).map((each) => GRAPH_LOCALES[each]);
    return {
      // The home page's title names the product by what it does; all others end with its name.
      title: path === "/" ? { absolute: title } : title,
      description,
      // A page shown in another language's words names that page and nothing else.
      alternates: { canonical: url, ...(isOriginal && { languages: alternatesOf(path, locales) }) },
      openGraph: {
        type: "website",
        ...siteGraph(locale, t("common.site.title")),
        alternateLocale: others,
        title,
        description,
        url,
      },
      twitter: { card: "summary_large_image", title, description },
    };
  };
}
