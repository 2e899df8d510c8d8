import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { addressIn } from "@/lib/i18n/languages";
import { siteOpenGraph, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { alternatesOf } from "@/lib/i18n/public-pages";
import { readTenderPage, type TenderParams } from "./read-tender-page";

/** Metadata of a tender's public page; a closed tender is not indexed. */
export async function tenderMetadata({ params }: PageProps<TenderParams>): Promise<Metadata> {
  const { lang, tenderId } = await params;
  const locale = readLocale(lang);
  setRequestLocale(locale);
  const tender = await readTenderPage(lang, tenderId);
  const title = [tender.title, tender.city].filter(Boolean).join(", ");
  const description = tender.excerpt ?? tender.subcategory.name;
  const path = `/tenders/${tenderId}`;
  const url = addressIn(locale, path);
  return {
    title,
    description,
    ...(!tender.isOpen && { robots: { index: false } }),
    alternates: { canonical: url, languages: alternatesOf(path) },
    openGraph: { type: "website", ...siteOpenGraph(locale, title), title, description, url },
    twitter: { card: "summary_large_image", title, description },
  };
}
