import { catalogueStamp } from "@/lib/categories/catalogue/service";
import { partsOf, type SiteMapEntry } from "@/lib/directory/site-map/presentation";
import { listSiteMap } from "@/lib/directory/site-map/service";
import { retryOnce } from "@/lib/platform/server/database/outage";
import { readModerationVersion } from "@/lib/reports/service/read";
import { memoryCache } from "@/lib/platform/server/pages/memory-cache";

const cached = memoryCache<SiteMapEntry[][]>({ size: 1 });

/** The parts of the site map, five minutes old at most. */
export async function readSiteMap(): Promise<SiteMapEntry[][]> {
  // What moderation has hidden, or is no longer offered, is gone at once.
  const key = `${await readModerationVersion()}/${catalogueStamp()}`;
  return cached(key, async () => partsOf(await retryOnce(listSiteMap)));
}

/** An answer in XML. */
export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=5" },
  });
}
