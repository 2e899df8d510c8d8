import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { NamespaceKeys, NestedKeyOf } from "next-intl";
import type { Messages, Namespace } from "./messages";
import { readLocale } from "./page-locale";

/** What every page under [lang] is given. */
export type PageProps<P = unknown> = { params: Promise<{ lang: string } & P> };

/** Tells next-intl the page's language, which keeps the page static, and answers the page's parameters. */
export async function enterPage<P>(params: PageProps<P>["params"]): Promise<{ lang: string } & P> {
  const known = await params;
  setRequestLocale(readLocale(known.lang));
  return known;
}

/**
 * The title of a page, out of one namespace: `export const generateMetadata = pageTitle("tenders", "list.title")`.
 * Pages that search engines show add the key of a description.
 */
export function pageTitle<N extends Namespace>(
  namespace: N,
  key: NestedKeyOf<Messages[N]> & string,
  descriptionKey?: NestedKeyOf<Messages[N]> & string,
) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { lang } = await params;
    const locale = readLocale(lang);
    setRequestLocale(locale);
    const t = await getTranslations({
      locale,
      namespace: namespace as NamespaceKeys<Messages, NestedKeyOf<Messages>>,
    });
    const title = t(key as never);
    return descriptionKey ? { title, description: t(descriptionKey as never) } : { title };
  };
}
