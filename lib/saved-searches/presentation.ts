import type { SavedFilters } from "./schema";

/** Parameters of GET /tenders as they stand in an address. */
export type FilterParams = Record<string, string | number | boolean | undefined>;

const text = (value: FilterParams[string]) =>
  value === undefined || value === "" ? undefined : String(value);
const number = (value: FilterParams[string]) => (Number(value) > 0 ? Number(value) : undefined);

/** The filters of a list as a saved search keeps them; page, tab and order are none. */
export function toSavedFilters(params: FilterParams): SavedFilters {
  const { subcategorySlug, remote } = params;
  const filters = {
    categorySlug: text(params.categorySlug),
    subcategorySlugs: subcategorySlug ? [String(subcategorySlug)] : undefined,
    near: number(params.near),
    withinKm: number(params.withinKm),
    reach: params.reach === "own" ? ("own" as const) : undefined,
    remote: remote === undefined ? undefined : String(remote) === "true",
    budgetMinMinor: number(params.budgetMinMinor),
    from: text(params.from),
    to: text(params.to),
    search: text(params.search),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The parameters of GET /saved-searches/preview. */
export function toPreviewParams({ subcategorySlugs, ...filters }: SavedFilters): FilterParams {
  return { ...filters, ...(subcategorySlugs && { subcategorySlugs: subcategorySlugs.join() }) };
}

/** The address of the list with these filters. Several subcategories or urgency are no filters there: null. */
export function listHref({ subcategorySlugs = [], urgent, reach, ...filters }: SavedFilters): string | null {
  if (subcategorySlugs.length > 1 || urgent) return null;
  const params = new URLSearchParams();
  const given = { ...filters, subcategorySlug: subcategorySlugs[0], reach: reach ? undefined : "everywhere" };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) params.set(name, String(value));
  return `/account/tenders?${params.toString()}`;
}
