import type { useListState } from "@/components/ui/lists/use-list-state";
import { addMonthsToDay } from "@/lib/shared/dates/dates";
import { TENDER_LIMITS, TENDER_SORTS, type TENDER_TABS } from "@/lib/tenders/constants";

/** The filters of the tender list, as they stand in the address and in GET /tenders. */
export const TENDER_FILTERS = [
  "categorySlug",
  "subcategorySlug",
  "subcategorySlugs",
  "urgent",
  "near",
  "withinKm",
  "from",
  "to",
  "remote",
  "budgetMinMinor",
] as const;
export type TenderFilter = (typeof TENDER_FILTERS)[number];

/**
 * Parameters that belong to a tab: how it is sorted, of all tenders how far it reaches, of the own offers whether it shows
 * those that ended.
 */
export const TAB_PARAMS = ["sort", "reach", "ended"] as const;

/** All parameters of the list besides those that every list has. */
export const TENDER_PARAMS = [...TENDER_FILTERS, ...TAB_PARAMS] as const;
export type TenderParam = (typeof TENDER_PARAMS)[number];

const MAX_SLUG = 60;
const MAX_SLUGS = 4000;
const MAX_KM = 500;
const MAX_PLACE = 2_147_483_647;
const FIRST_DAY = "2000-01-01";

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(value) && value >= FIRST_DAY && addMonthsToDay(value, 0) === value;
const isSlug = (value: string) => value.length <= MAX_SLUG;
const isNumber = (min: number, max: number) => (value: string) =>
  Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;

// As tenderListQuery has it (a test compares), without its zod: the list is what most people open first.
const ACCEPTS: Record<TenderParam, (value: string) => boolean> = {
  categorySlug: isSlug,
  subcategorySlug: isSlug,
  subcategorySlugs: (value) => value.length <= MAX_SLUGS,
  urgent: (value) => value === "true",
  near: isNumber(1, MAX_PLACE),
  withinKm: isNumber(1, MAX_KM),
  from: isDay,
  to: isDay,
  remote: (value) => ["true", "false"].includes(value),
  budgetMinMinor: isNumber(0, TENDER_LIMITS.budgetMinor.max),
  sort: (value) => TENDER_SORTS.some((sort) => sort === value),
  // In the address the own reach is the default; the API knows it as a choice.
  reach: (value) => value === "everywhere",
  ended: (value) => value === "true",
};

/** Whether GET /tenders takes this value of a parameter. */
export function acceptsFilter(name: TenderParam, value: string): boolean {
  return ACCEPTS[name](value);
}

/** The state of the tender list, shared by its parts. */
export type TenderListParts = ReturnType<typeof useListState<(typeof TENDER_TABS)[number], TenderParam>>;

/** Everything off. */
export const NO_FILTERS = Object.fromEntries(TENDER_FILTERS.map((name) => [name, undefined])) as Record<
  TenderFilter,
  undefined
>;

const DISTANCE: readonly TenderFilter[] = ["near", "withinKm"];

/** Filters that are one choice, though the address has several parameters for them. */
const CHOICES: readonly (readonly TenderFilter[])[] = [
  ["categorySlug", "subcategorySlug", "subcategorySlugs"],
  ["urgent"],
  DISTANCE,
  ["from", "to"],
  ["remote"],
  ["budgetMinMinor"],
];

/** Whether a place or a distance counts: remote jobs alone have none, and the server does not ask for it then. */
export function hasDistance({ filters }: Pick<TenderListParts, "filters">): boolean {
  return filters.remote !== "true";
}

/** How many choices narrow the list. */
export function countFilters(list: Pick<TenderListParts, "filters">): number {
  const counting = hasDistance(list) ? CHOICES : CHOICES.filter((names) => names !== DISTANCE);
  return counting.filter((names) => names.some((name) => list.filters[name])).length;
}

/**
 * Whether the list could keep to the own reach: it is that of all tenders, and no place or distance is chosen. The server
 * looks for remote jobs alone everywhere, so they have none.
 */
export function hasReach({ tab, filters }: Pick<TenderListParts, "tab" | "filters">): boolean {
  return tab === "all" && !filters.near && !filters.withinKm && hasDistance({ filters });
}

/** The parameters of GET /tenders: the own reach, unless the address says everywhere. */
export function listParams(list: Pick<TenderListParts, "tab" | "filters" | "query">) {
  const { reach, ...params } = list.query;
  return hasReach(list) && !reach ? { ...params, reach: "own" } : params;
}

/** Whether the tab is one where work is found; own offers and jobs are few, and the order in time is enough for them. */
export function isSearching({ tab }: Pick<TenderListParts, "tab">): boolean {
  return tab === "all" || tab === "most-relevant";
}

/** Whether the tab shows the own offers: those that wait for an answer, or those that ended. */
export function hasEnded({ tab }: Pick<TenderListParts, "tab">): boolean {
  return tab === "applied";
}
