import type { MetadataRoute } from "next";
import { addressIn, toLocale } from "@/lib/i18n/languages";
import { alternatesOf, localesOf, PUBLIC_PATHS, type PublicPath } from "@/lib/i18n/public-pages";
import { env } from "@/lib/platform/server/config/env";
import { retryOnce } from "@/lib/platform/server/database/outage";
import { listFindableProfiles } from "@/lib/users/profile/service";

// Rendered for every request, because profiles change between two builds.
export const dynamic = "force-dynamic";

const absolute = (address: string) => env.SITE_URL + address;

/** A page once per language, each entry with all hreflang alternates. */
function pageEntries(path: PublicPath): MetadataRoute.Sitemap {
  const locales = localesOf(path);
  const languages = Object.fromEntries(
    Object.entries(alternatesOf(path, locales)).map(([locale, address]) => [locale, absolute(address)]),
  );
  return locales.map((locale) => ({ url: absolute(addressIn(locale, path)), alternates: { languages } }));
}

/**
 * sitemap.xml: every public page in every language, and each BEE's profile once, in its own language, because the page
 * itself has hreflang links to the other four.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const profiles = await retryOnce(listFindableProfiles);
  return [
    ...PUBLIC_PATHS.flatMap(pageEntries),
    ...profiles.map(({ userId, lang, changedAt }) => ({
      url: absolute(addressIn(toLocale(lang), `/account/profiles/${userId}`)),
      lastModified: changedAt,
    })),
  ];
}
