import { indexXml } from "@/lib/directory/site-map/presentation";
import { env } from "@/lib/platform/server/config/env";
import { readSiteMap, xmlAnswer } from "./read-site-map";

// Made on request, because pages change between two builds.
export const dynamic = "force-dynamic";

/** sitemap.xml: the index of the parts. */
export async function GET(): Promise<Response> {
  return xmlAnswer(indexXml(await readSiteMap(), env.SITE_URL));
}
