import { readDirectoryQuery } from "@/lib/directory/schema";
import { findBees, listTowns } from "@/lib/directory/service";
import { env } from "@/lib/platform/server/config/env";
import { retryOnce } from "@/lib/platform/server/database/outage";

export type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the directory shows for the filters in its address. */
export async function readBeesPage(searchParams: Search["searchParams"]) {
  const query = readDirectoryQuery(await searchParams);
  const [list, towns] = await retryOnce(() => Promise.all([findBees(query), listTowns()]));
  return { query, list, towns, origin: env.SITE_URL };
}
