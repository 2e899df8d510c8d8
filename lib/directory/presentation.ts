import { DEFAULT_DISTANCE } from "./constants";
import type { DirectoryQuery } from "./schema";

/** The path of the directory with these filters, without what is the default. */
export function beesHref({ service, near, km, lang, verified, page }: Partial<DirectoryQuery>): string {
  const entries = {
    service,
    near,
    km: near !== undefined && km !== DEFAULT_DISTANCE ? km : undefined,
    lang,
    verified: verified ? "1" : undefined,
    page: page === 1 ? undefined : page,
  };
  const given = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? "/bees" : `/bees?${new URLSearchParams(given).toString()}`;
}

/** Where a job in this service, or in any service of the category, is described. */
export function describeJobHref(category: string, subcategory: string | null): string {
  return `/create-tender/${[category, subcategory].filter(Boolean).join("/")}`;
}

/** The path of the page about a category, a service, or a service in a town. */
export function serviceHref(category: string, subcategory?: string | null, city?: string | null): string {
  return `/services/${[category, subcategory, city].filter(Boolean).join("/")}`;
}
