import type { MetadataRoute } from "next";
import { addressIn, toLocale } from "@/lib/i18n/languages";
import { alternatesOf, localesOf, PUBLIC_PATHS, type PublicPath } from "@/lib/i18n/public-pages";
import { env } from "@/lib/platform/server/config/env";
import { listFindableProfiles } from "@/lib/users/profile/service";

// Profiles come and go between two builds.
export const dynamic = "force-dynamic";

const absolute = (address: string) => env.SITE_URL + address;

/** A page once in each language, each naming all the others. */
function pageEntries(path: PublicPath): MetadataRoute.Sitemap {
  const locales = localesOf(path);
  const languages = Object.fromEntries(
    Object.entries(alternatesOf(path, locales)).map(([locale, address]) => [locale, absolute(address)]),
  );
  return locales.map((locale) => ({ url: absolute(addressIn(locale, path)), alternates: { languages } }));
}

/**
 * Every public page in every language, and the profiles of BEEs: once each, in their own language, because their
 * pages name the other four themselves.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const profiles = await listFindableProfiles();
  return [
    ...PUBLIC_PATHS.flatMap(pageEntries),
    ...profiles.map(({ userId, lang, changedAt }) => ({
      url: absolute(addressIn(toLocale(lang), `/account/profiles/${userId}`)),
      lastModified: changedAt,
    })),
  ];
}
