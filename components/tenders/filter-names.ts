import type { useListState } from "@/components/ui/list-state";
import { tenderListQuery, type TENDER_TABS } from "@/lib/tenders/schema/list";

/** The filters of the tender list, as they stand in the address and in GET /tenders. */
export const TENDER_FILTERS = [
  "categorySlug",
  "subcategorySlug",
  "near",
  "withinKm",
  "from",
  "to",
  "remote",
  "budgetMinMinor",
] as const;
export type TenderFilter = (typeof TENDER_FILTERS)[number];

/** Whether GET /tenders takes this value of a filter. */
export function acceptsFilter(name: TenderFilter, value: string): boolean {
  return tenderListQuery.shape[name].safeParse(value).success;
}

/** The state of the tender list, shared by its parts. */
export type TenderListParts = ReturnType<typeof useListState<(typeof TENDER_TABS)[number], TenderFilter>>;

/** Everything off. */
export const NO_FILTERS = Object.fromEntries(TENDER_FILTERS.map((name) => [name, undefined])) as Record<
  TenderFilter,
  undefined
>;
