import type { useListState } from "@/components/ui/lists/use-list-state";
import { addMonthsToDay } from "@/lib/shared/dates/dates";
import { TENDER_LIMITS, type TENDER_TABS } from "@/lib/tenders/constants";

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

const MAX_SLUG = 60;
const MAX_KM = 500;
const MAX_PLACE = 2_147_483_647;
const FIRST_DAY = "2000-01-01";

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(value) && value >= FIRST_DAY && addMonthsToDay(value, 0) === value;
const isSlug = (value: string) => value.length <= MAX_SLUG;
const isNumber = (min: number, max: number) => (value: string) =>
  Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;

// As tenderListQuery has it (a test compares), without its zod: the list is what most people open first.
const ACCEPTS: Record<TenderFilter, (value: string) => boolean> = {
  categorySlug: isSlug,
  subcategorySlug: isSlug,
  near: isNumber(1, MAX_PLACE),
  withinKm: isNumber(1, MAX_KM),
  from: isDay,
  to: isDay,
  remote: (value) => ["true", "false"].includes(value),
  budgetMinMinor: isNumber(0, TENDER_LIMITS.budgetMinor.max),
};

/** Whether GET /tenders takes this value of a filter. */
export function acceptsFilter(name: TenderFilter, value: string): boolean {
  return ACCEPTS[name](value);
}

/** The state of the tender list, shared by its parts. */
export type TenderListParts = ReturnType<typeof useListState<(typeof TENDER_TABS)[number], TenderFilter>>;

/** Everything off. */
export const NO_FILTERS = Object.fromEntries(TENDER_FILTERS.map((name) => [name, undefined])) as Record<
  TenderFilter,
  undefined
>;
