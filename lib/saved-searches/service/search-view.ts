import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { SavedSearchRow } from "../data/search-rows";
import type { SavedFilters, SavedSearchView } from "../schema";

type Named = { name: string | null; city: string | null; radiusKm: number | null };

/** The name of a search; that of the start search says what it looks for, in its reader's language. */
export function searchName({ name, city, radiusKm }: Named, lang: Language): string {
  if (name !== null) return name;
  return translator(lang, "saved-searches")("startName", { city: city ?? "", km: radiusKm ?? 0 });
}

function toFilters(row: SavedSearchRow): SavedFilters {
  const given = {
    categorySlug: row.categorySlug,
    subcategorySlugs: row.subcategorySlugs,
    near: row.near,
    withinKm: row.withinKm,
    reach: row.isOwnReach ? ("own" as const) : null,
    remote: row.remote,
    budgetMinMinor: row.budgetMinMinor,
    from: row.from,
    to: row.to,
    search: row.words,
    urgent: row.isUrgentOnly ? (true as const) : null,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as SavedFilters;
}

/** A saved search as its PRO sees it. */
export function toSavedSearchView(row: SavedSearchRow, lang: Language): SavedSearchView {
  const { id, isStart, nearName, inApp, push, email, paused, foundLast30Days } = row;
  return {
    id,
    name: searchName({ name: row.name, city: row.city, radiusKm: row.homeRadiusKm }, lang),
    isStart,
    filters: toFilters(row),
    nearName,
    channels: { inApp, push, email },
    paused,
    foundLast30Days,
    lastMatchedAt: row.lastMatchedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
