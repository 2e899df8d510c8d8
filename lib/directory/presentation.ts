import { DEFAULT_DISTANCE } from "./constants";
import type { DirectoryQuery } from "./schema";

/** The path of the directory with these filters, without what is the default. */
export function beesHref({ service, near, town, km, lang, verified, page }: Partial<DirectoryQuery>): string {
  const entries = {
    service,
    near,
    town: near === undefined ? undefined : town,
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

/**
 * The numbers under a list, as MUI's pagination chooses them without siblings: the first, the last, the page itself, three
 * where it stands at an end; null is a gap of more than one.
 */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const isShown = (each: number) =>
    each === 1 ||
    each === last ||
    each === page ||
    (page <= 3 && each <= 3) ||
    (page >= last - 2 && each >= last - 2);
  const all = Array.from({ length: last }, (_, at) => at + 1);
  return all.flatMap((each): (number | null)[] => {
    if (isShown(each)) return [each];
    const isAlone = isShown(each - 1) && isShown(each + 1);
    if (isAlone) return [each];
    return isShown(each - 1) ? [null] : [];
  });
}

/** Where a job in this service, or in any service of the category, is described. */
export function describeJobHref(category: string, subcategory: string | null): string {
  return `/create-tender/${[category, subcategory].filter(Boolean).join("/")}`;
}

/** The path of the page about a category, a service, or a service in a town. */
export function serviceHref(category: string, subcategory?: string | null, city?: string | null): string {
  return `/services/${[category, subcategory, city].filter(Boolean).join("/")}`;
}
