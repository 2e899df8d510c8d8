import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/languages";
import { getPathname } from "@/lib/i18n/navigation";
import type { PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";
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
  const addressIn = (each: Locale) => getPathname({ href: `/account/profiles/${userId}`, locale: each });
  const title = headline ? t("title", { name, headline }) : name;
  const description = summary ? shorten(summary) : t("text", { name });
  const languages = Object.fromEntries(LOCALES.map((each) => [each, addressIn(each)]));
  const url = addressIn(locale);
  return {
    title,
    description,
    ...(role !== "PRO" && { robots: { index: false } }),
    alternates: { canonical: url, languages: { ...languages, "x-default": addressIn(DEFAULT_LOCALE) } },
    openGraph: {
      type: "profile",
      siteName: "TenderBee",
      title,
      description,
      url,
      locale,
      ...(photo && { images: [{ url: photo.url, alt: name }] }),
    },
    twitter: { card: "summary", title, description },
  };
}
