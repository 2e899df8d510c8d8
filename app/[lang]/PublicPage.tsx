import { getLocale, getTranslations } from "next-intl/server";
import {
  breadcrumbsJsonLd,
  organizationJsonLd,
  serviceJsonLd,
  webSiteJsonLd,
  type JsonLdValue,
} from "@/components/shell/json-ld";
import { JsonLd } from "@/components/shell/JsonLd";
import { offeredTree } from "@/lib/categories/catalogue/service";
import { canonicalOf, PUBLIC_PAGES, type PublicPath } from "@/lib/i18n/public-pages";
import { addressIn } from "@/lib/i18n/languages";

import { env } from "@/lib/platform/server/config/env";
import { readOperator, readSocialLinks } from "./(public)/operator";

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

function operator(): JsonLdValue {
  const { company, address, email, phone, vatId } = readOperator();
  const profiles = Object.values(readSocialLinks()).filter((url) => url !== undefined);
  return organizationJsonLd({ origin: env.SITE_URL, name: company, email, address, phone, vatId, profiles });
}

/** The market as a Service with its categories; with subcategories only on the page that lists them. */
function market(t: Translate, withSubcategories: boolean): JsonLdValue {
  const categories = offeredTree().map(({ slug, subcategories }) => ({
    name: t(`categories.names.${slug}`),
    subcategories: withSubcategories
      ? subcategories.map((each) => t(`categories.subcategories.${each}`))
      : [],
  }));
  return serviceJsonLd(env.SITE_URL, {
    name: t("common.site.title"),
    text: t("common.site.description"),
    categories,
  });
}

type Props = { path: PublicPath; children: React.ReactNode };

/** A public page with its structured data: the operator, what is offered, and the breadcrumbs. */
export async function PublicPage({ path, children }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const home = env.SITE_URL + addressIn(locale, "/");
  const site = { url: home, locale, text: t("common.site.description") };
  const breadcrumbs = [
    { name: "TenderBee", url: home },
    { name: t(PUBLIC_PAGES[path].title), url: env.SITE_URL + canonicalOf(path, locale) },
  ];
  const graph =
    path === "/"
      ? [operator(), webSiteJsonLd(env.SITE_URL, site), market(t, false)]
      : [breadcrumbsJsonLd(breadcrumbs), ...(path === "/all-services" ? [market(t, true)] : [])];
  return (
    <>
      <JsonLd value={{ "@graph": graph }} />
      {children}
    </>
  );
}
