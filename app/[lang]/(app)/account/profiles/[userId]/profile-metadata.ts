import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { siteOpenGraph, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { alternatesOf } from "@/lib/i18n/public-pages";
import { addressIn } from "@/lib/i18n/languages";

import { readProfile } from "./read-profile-page";

/** Characters after which search engines cut descriptions, roughly. */
const MAX_DESCRIPTION = 160;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ");
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, line.lastIndexOf(" ", MAX_DESCRIPTION - 1)).trimEnd()} …`;
}

/**
 * Metadata of a public profile for search engines and link previews. Neither a client's profile
 * is indexed nor that of a BEE who does not want it.
 */
export async function profileMetadata({ params }: PageProps<{ userId: string }>): Promise<Metadata> {
  const { lang, userId } = await params;
  const locale = readLocale(lang);
  setRequestLocale(locale);
  const [profile, t] = await Promise.all([
    readProfile(lang, userId),
    getTranslations({ locale, namespace: "profiles.public.meta" }),
  ]);
  const { name, headline, summary, photo, role, isListed } = profile;
  const path = `/account/profiles/${userId}`;
  const title = headline ? t("title", { name, headline }) : name;
  const description = summary ? shorten(summary) : t("text", { name });
  const url = addressIn(locale, path);
  return {
    title,
    description,
    ...(!(role === "PRO" && isListed) && { robots: { index: false } }),
    alternates: { canonical: url, languages: alternatesOf(path) },
    openGraph: {
      type: "profile",
      ...siteOpenGraph(locale, title),
      title,
      description,
      url,
      ...(photo && { images: [{ url: photo.url, alt: name }] }),
    },
    twitter: { card: "summary", title, description },
  };
}
