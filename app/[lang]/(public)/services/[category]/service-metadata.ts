import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { serviceHref } from "@/lib/directory/presentation";
import { addressIn } from "@/lib/i18n/languages";
import { siteOpenGraph, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { alternatesOf } from "@/lib/i18n/public-pages";
import { readServicePage, type ServiceParams } from "./read-service-page";

/** Metadata of the page of a category, of a service, or of a service in a town. */
export async function serviceMetadata({ params }: PageProps<ServiceParams>): Promise<Metadata> {
  const resolved = await params;
  const locale = readLocale(resolved.lang);
  setRequestLocale(locale);
  const { page } = await readServicePage(resolved);
  const t = await getTranslations({ locale });
  const { category, subcategory, place } = page;
  const service = subcategory
    ? t(`categories.subcategories.${subcategory}`)
    : t(`categories.names.${category}`);
  const name = place ? t("services.titleIn", { service, city: place.name }) : service;
  const title = t("services.meta.title", { name });
  const description = t("services.meta.description", { name });
  const path = serviceHref(category, subcategory, place?.slug);
  const url = addressIn(locale, path);
  return {
    title,
    description,
    alternates: { canonical: url, languages: alternatesOf(path) },
    openGraph: { type: "website", ...siteOpenGraph(locale, title), title, description, url },
    twitter: { card: "summary_large_image", title, description },
  };
}
