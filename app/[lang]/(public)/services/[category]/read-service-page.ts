import { notFound } from "next/navigation";
import { catalogueStamp } from "@/lib/categories/catalogue/service";
import type { ServicePage } from "@/lib/directory/services/schema";
import { maybeServicePage, type ServiceAddress } from "@/lib/directory/services/service";
import { toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";
import { env } from "@/lib/platform/server/config/env";
import { retryOnce } from "@/lib/platform/server/database/outage";
import { readModerationVersion } from "@/lib/reports/service/read";
import { memoryCache } from "@/lib/platform/server/pages/memory-cache";

export type ServiceParams = ServiceAddress & { lang: string };

/** About the size of all pages of one language, those of the largest towns included. */
const PAGES = 1000;

const cached = memoryCache<ServicePage | null>({ size: PAGES });

/** What a page about a service shows; status 404 where there is none. */
export async function readServicePage({ lang, category, subcategory, city }: ServiceParams) {
  const language = toLanguage(readLocale(lang));
  const address = {
    category,
    ...(subcategory !== undefined && { subcategory }),
    ...(city !== undefined && { city }),
  };
  // What moderation has hidden, or is no longer offered, is gone at once.
  const key = [await readModerationVersion(), catalogueStamp(), language, ...Object.values(address)].join(
    "/",
  );
  const page = await cached(key, () => retryOnce(() => maybeServicePage(address, language)));
  if (!page) notFound();
  return { page, origin: env.SITE_URL };
}
