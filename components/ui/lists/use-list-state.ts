"use client";

import { useSearchParams } from "next/navigation";
import { usePathname } from "@/lib/i18n/navigation";
import { MAX_PAGE, MAX_SEARCH, type SortDirection } from "@/lib/shared/list-constants";

/** State of a list page, parsed from the query string; a missing parameter has its default. */
export type ListState<T extends string, F extends string> = {
  page: number;
  search: string;
  tab: T;
  sortDirection: SortDirection;
  filters: Partial<Record<F, string | undefined>>;
};

/** The state without its defaults: the query parameters of the URL and of the API call. */
export type ListParams<T extends string, F extends string> = {
  page?: number;
  search?: string;
  tab?: T;
  sortDirection?: SortDirection;
} & Partial<Record<F, string>>;

type ListOptions<T extends string, F extends string> = {
  tabs: readonly T[];
  filters: readonly F[];
  /** Whether the API accepts this value of a filter; one it would refuse counts as not set. */
  accepts?: (name: F, value: string) => boolean;
  /** Parameters that, like the sort, belong to a tab and end with it. */
  ofTab?: readonly F[];
};

const DEFAULT_SORT: SortDirection = "DESC";

/**
 * Parses the query string. An invalid value becomes the default (the first tab is the default tab), one out of range is
 * clamped to the API's limit, so that the list loads for every URL.
 */
export function readListState<T extends string, F extends string>(
  params: { get: (name: string) => string | null },
  { tabs, filters, accepts = () => true }: ListOptions<T, F>,
): ListState<T, F> {
  const page = Number(params.get("page"));
  const [firstTab] = tabs;
  if (firstTab === undefined) throw new Error("a list has at least one tab");
  const chosen = filters
    .map((name) => [name, params.get(name)] as const)
    .filter(([name, value]) => value && accepts(name, value));
  return {
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : 1,
    search: toSearch(params.get("search") ?? ""),
    tab: tabs.find((tab) => tab === params.get("tab")) ?? firstTab,
    sortDirection: params.get("sortDirection") === "ASC" ? "ASC" : DEFAULT_SORT,
    filters: Object.fromEntries(chosen) as Partial<Record<F, string>>,
  };
}

function toSearch(text: string): string {
  return text.trim().slice(0, MAX_SEARCH).trimEnd();
}

/** Leaves out every default, so that the default list has a URL without a query (specification 2). */
export function toListParams<T extends string, F extends string>(
  state: ListState<T, F>,
  tabs: readonly T[],
): ListParams<T, F> {
  const entries = [
    ["tab", state.tab === tabs[0] ? undefined : state.tab],
    ["search", state.search || undefined],
    ...Object.entries(state.filters).map(
      ([name, value]) => [name, value === "" ? undefined : value] as const,
    ),
    ["sortDirection", state.sortDirection === DEFAULT_SORT ? undefined : state.sortDirection],
    ["page", state.page === 1 ? undefined : state.page],
  ] as const;
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ListParams<T, F>;
}

function noneOf<F extends string>(names: readonly F[] = []): Partial<Record<F, undefined>> {
  return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Record<F, undefined>>;
}

function hrefOf(pathname: string, params: object): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

/**
 * The state of a list page, kept in the URL alone. A new tab resets search, page and sort; a new search, filter or
 * sort resets the page.
 */
export function useListState<T extends string, F extends string = never>(options: ListOptions<T, F>) {
  const pathname = usePathname();
  const state = readListState<T, F>(useSearchParams(), options);
  const hrefFor = (change: Partial<ListState<T, F>>, from = state) =>
    hrefOf(pathname, toListParams({ ...from, page: 1, ...change }, options.tabs));
  // Shallow navigation: pushState changes the URL without a request for the page, so it works offline, too, where the
  // router would fall back to a full page load and the browser's error page. It starts from the current URL, because on
  // a slow phone the rendered state may be stale.
  const navigate = (change: (now: ListState<T, F>) => Partial<ListState<T, F>>) => {
    const now = readListState<T, F>(new URLSearchParams(window.location.search), options);
    const { search } = new URL(hrefFor(change(now), now), window.location.origin);
    window.history.pushState(null, "", window.location.pathname + search);
  };
  return {
    ...state,
    query: toListParams(state, options.tabs),
    hrefForPage: (page: number) => hrefFor({ page }),
    setPage: (page: number) => navigate(() => ({ page })),
    setTab: (tab: T) =>
      navigate(({ filters }) => ({
        tab,
        search: "",
        sortDirection: DEFAULT_SORT,
        filters: { ...filters, ...noneOf(options.ofTab) },
      })),
    setSearch: (search: string) => navigate(() => ({ search: toSearch(search) })),
    toggleSort: () => navigate((now) => ({ sortDirection: now.sortDirection === "DESC" ? "ASC" : "DESC" })),
    setSort: (sortDirection: SortDirection, patch: Partial<Record<F, string | undefined>>) =>
      navigate(({ filters }) => ({ sortDirection, filters: { ...filters, ...patch } })),
    setFilters: (patch: Partial<Record<F, string | undefined>>) =>
      navigate((now) => ({ filters: { ...now.filters, ...patch } })),
  };
}
