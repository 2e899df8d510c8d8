import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { siteGraph, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
import { alternatesOf } from "@/lib/i18n/public-pages";
import { addressIn } from "@/lib/i18n/languages";

import { readProfile } from "./read-profile-page";

/** Search engines cut descriptions about here. */
const DESCRIPTION = 160;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ");
  if (line.length <= DESCRIPTION) return line;
  return `${line.slice(0, line.lastIndexOf(" ", DESCRIPTION - 1)).trimEnd()} …`;
}

/** What search engines and messengers show of somebody's profile. A client's page is for people, not for search. */
export async function profileMetadata({ params }: PageProps<{ userId: string }>): Promise<Metadata> {
  const { lang, userId } = await params;
  const locale = readLocale(lang);
  setRequestLocale(locale);
  const [profile, t] = await Promise.all([
    readProfile(lang, userId),
    getTranslations({ locale, namespace: "profiles.public.meta" }),
  ]);
  const { name, headline, summary, photo, role } = profile;
  const path = `/account/profiles/${userId}`;
  const title = headline ? t("title", { name, headline }) : name;
  const description = summary ? shorten(summary) : t("text", { name });
  const url = addressIn(locale, path);
  return {
    title,
    description,
    ...(role !== "PRO" && { robots: { index: false } }),
    alternates: { canonical: url, languages: alternatesOf(path) },
    openGraph: {
      type: "profile",
      ...siteGraph(locale, title),
      title,
      description,
      url,
      ...(photo && { images: [{ url: photo.url, alt: name }] }),
    },
    twitter: { card: "summary", title, description },
  };
}
