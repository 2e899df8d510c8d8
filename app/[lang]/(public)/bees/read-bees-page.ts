import { offeredTree } from "@/lib/categories/catalogue/service";
import { readDirectoryQuery } from "@/lib/directory/schema";
import { findBees, listTowns } from "@/lib/directory/service";
import { toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";
import { env } from "@/lib/platform/server/config/env";
import { retryOnce } from "@/lib/platform/server/database/outage";

export type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the directory shows for the filters in its address. */
export async function readBeesPage(lang: string, searchParams: Search["searchParams"]) {
  const reader = toLanguage(readLocale(lang));
  const query = readDirectoryQuery(await searchParams);
  const [list, towns] = await retryOnce(() => Promise.all([findBees(query, reader), listTowns()]));
  return { query, list, towns, categories: offeredTree(), origin: env.SITE_URL };
}
