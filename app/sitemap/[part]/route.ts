import { partXml } from "@/lib/directory/site-map/presentation";
import { readSiteMap, xmlAnswer } from "../../sitemap.xml/read-site-map";

export const dynamic = "force-dynamic";

/** sitemap/0.xml and so on: up to 10,000 addresses each. */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const [, number] = /^(\d{1,4})\.xml$/.exec((await params).part) ?? [];
  const entries = number === undefined ? undefined : (await readSiteMap())[Number(number)];
  return entries ? xmlAnswer(partXml(entries)) : new Response(null, { status: 404 });
}
