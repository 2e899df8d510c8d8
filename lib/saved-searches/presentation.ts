import type { SavedFilters } from "./schema";

/** Parameters of GET /tenders as they stand in an address. */
export type FilterParams = Record<string, string | number | boolean | undefined>;

const text = (value: FilterParams[string]) =>
  value === undefined || value === "" ? undefined : String(value);
const number = (value: FilterParams[string]) => (Number(value) > 0 ? Number(value) : undefined);

/** The filters of a list as a saved search keeps them; page, tab and order are none. */
export function toSavedFilters(params: FilterParams): SavedFilters {
  const { subcategorySlug, subcategorySlugs, remote, urgent } = params;
  const slugs = text(subcategorySlugs)?.split(",");
  const filters = {
    categorySlug: text(params.categorySlug),
    subcategorySlugs: subcategorySlug ? [String(subcategorySlug)] : slugs,
    near: number(params.near),
    withinKm: number(params.withinKm),
    reach: params.reach === "own" ? ("own" as const) : undefined,
    remote: remote === undefined ? undefined : String(remote) === "true",
    budgetMinMinor: number(params.budgetMinMinor),
    from: text(params.from),
    to: text(params.to),
    search: text(params.search),
    urgent: String(urgent) === "true" ? (true as const) : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The parameters of GET /saved-searches/preview. */
export function toPreviewParams({ subcategorySlugs, ...filters }: SavedFilters): FilterParams {
  return { ...filters, ...(subcategorySlugs && { subcategorySlugs: subcategorySlugs.join() }) };
}

/** The address of the list with these filters: it shows what the search finds now. */
export function listHref({ subcategorySlugs = [], reach, ...filters }: SavedFilters): string {
  const [first, ...others] = subcategorySlugs;
  const services =
    others.length > 0 ? { subcategorySlugs: subcategorySlugs.join() } : { subcategorySlug: first };
  const params = new URLSearchParams();
  const given = { ...filters, ...services, reach: reach ? undefined : "everywhere" };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) params.set(name, String(value));
  const query = params.toString();
  return query === "" ? "/account/tenders" : `/account/tenders?${query}`;
}
