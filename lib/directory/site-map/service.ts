import { offeredTree } from "@/lib/categories/catalogue/service";
import { addressIn, LOCALES, readLanguage, toLocale } from "@/lib/i18n/languages";
import { alternatesOf, localesOf, PUBLIC_PATHS, type PublicPath } from "@/lib/i18n/public-pages";
import { env } from "@/lib/platform/server/config/env";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import { listFindableProfiles } from "@/lib/users/profile/service";
import { serviceHref } from "../presentation";
import { listOpenTenders, listPlaceChanges, listServiceChanges, type PlaceChange } from "./data";
import type { SiteMapEntry } from "./presentation";

const absolute = (address: string) => env.SITE_URL + address;

/** A page once per language, each entry with all hreflang alternates. */
function pageEntries(path: PublicPath): SiteMapEntry[] {
  const locales = localesOf(path);
  const alternates = Object.fromEntries(
    Object.entries(alternatesOf(path, locales)).map(([locale, address]) => [locale, absolute(address)]),
  );
  return locales.map((locale) => ({ url: absolute(addressIn(locale, path)), alternates }));
}

// Pages out of the database name their other languages themselves.
function inAllLanguages(path: string, changedAt: Date | null | undefined): SiteMapEntry[] {
  const change = changedAt ? { lastModified: changedAt } : {};
  return LOCALES.map((locale) => ({ url: absolute(addressIn(locale, path)), ...change }));
}

const latest = (moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((one, other) => (other && (!one || other > one) ? other : one), null);

function serviceEntries(changes: ReadonlyMap<string, Date | null>, places: readonly PlaceChange[]) {
  return offeredTree().flatMap(({ slug: category, subcategories }) => {
    const active = subcategories.filter((slug) => changes.has(slug));
    const whole = latest(active.map((slug) => changes.get(slug)));
    return [
      ...inAllLanguages(serviceHref(category), whole),
      ...active.flatMap((slug) => [
        ...inAllLanguages(serviceHref(category, slug), changes.get(slug)),
        ...places
          .filter(({ subcategorySlug }) => subcategorySlug === slug)
          .flatMap((place) => inAllLanguages(serviceHref(category, slug, place.slug), place.changedAt)),
      ]),
    ];
  });
}

/**
 * Every page that search engines may show, in four queries: public pages, services and towns in every language; profiles
 * of BEEs and open tenders once, in their own language, because the pages have hreflang links to the other four.
 */
export async function listSiteMap(): Promise<SiteMapEntry[]> {
  const [profiles, changes, places, tenders] = await Promise.all([
    listFindableProfiles(),
    onReplica(null, listServiceChanges),
    onReplica(null, listPlaceChanges),
    onReplica(null, listOpenTenders),
  ]);
  const once = (path: string, lang: string, lastModified: Date): SiteMapEntry => ({
    url: absolute(addressIn(toLocale(readLanguage(lang)), path)),
    lastModified,
  });
  return [
    ...PUBLIC_PATHS.flatMap(pageEntries),
    ...serviceEntries(new Map(changes.map(({ slug, changedAt }) => [slug, changedAt])), places),
    ...profiles.map(({ userId, lang, changedAt }) => once(`/account/profiles/${userId}`, lang, changedAt)),
    ...tenders.map(({ id, lang, changedAt }) => once(`/tenders/${id}`, lang, changedAt)),
  ];
}
