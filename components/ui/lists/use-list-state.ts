"use client";

import { useSearchParams } from "next/navigation";
import { usePathname } from "@/lib/i18n/navigation";
import { MAX_PAGE, MAX_SEARCH, type SortDirection } from "@/lib/shared/list-constants";

/** What the query string of a list page says; whatever it does not say is the default. */
export type ListState<T extends string, F extends string> = {
  page: number;
  search: string;
  tab: T;
  sortDirection: SortDirection;
  filters: Partial<Record<F, string>>;
};

/** The state without its defaults, as it stands in the address and in the API call. */
export type ListParams<T extends string, F extends string> = {
  page?: number;
  search?: string;
  tab?: T;
  sortDirection?: SortDirection;
} & Partial<Record<F, string>>;

type Names<T extends string, F extends string> = {
  tabs: readonly T[];
  filters: readonly F[];
  /** Whether the API takes this value of a filter; one it would refuse counts as not set. */
  accepts?: (name: F, value: string) => boolean;
};

const DEFAULT_SORT: SortDirection = "DESC";

/**
 * Reads the query string. Nonsense in it counts as the default (the first tab is the default tab), too much is
 * cut to the most that the API takes: whatever somebody writes into the address, the list answers.
 */
export function readListState<T extends string, F extends string>(
  params: { get: (name: string) => string | null },
  { tabs, filters, accepts = () => true }: Names<T, F>,
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

/** Leaves out every default, so that the plain list has a plain address (specification 2). */
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

function hrefOf(pathname: string, params: object): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

/**
 * The state of a list page, kept in the address alone. A new tab resets search, page and sort; a new search,
 * filter or sort starts again at page 1.
 */
export function useListState<T extends string, F extends string = never>(names: Names<T, F>) {
  const pathname = usePathname();
  const state = readListState<T, F>(useSearchParams(), names);
  const hrefFor = (change: Partial<ListState<T, F>>, from = state) =>
    hrefOf(pathname, toListParams({ ...from, page: 1, ...change }, names.tabs));
  // The page is there already: only the address changes, without asking the server for anything but the list. So it
  // works without a network, too, where the router would hand over to the browser and its error page.
  // It starts from the address of this moment: on a slow phone the screen may still show the one before.
  const go = (change: (now: ListState<T, F>) => Partial<ListState<T, F>>) => {
    const now = readListState<T, F>(new URLSearchParams(window.location.search), names);
    const { search } = new URL(hrefFor(change(now), now), window.location.origin);
    window.history.pushState(null, "", window.location.pathname + search);
  };
  return {
    ...state,
    query: toListParams(state, names.tabs),
    hrefForPage: (page: number) => hrefFor({ page }),
    setPage: (page: number) => go(() => ({ page })),
    setTab: (tab: T) => go(() => ({ tab, search: "", sortDirection: DEFAULT_SORT })),
    setSearch: (search: string) => go(() => ({ search: toSearch(search) })),
    toggleSort: () => go((now) => ({ sortDirection: now.sortDirection === "DESC" ? "ASC" : "DESC" })),
    setFilters: (patch: Partial<Record<F, string | undefined>>) =>
      go((now) => ({ filters: { ...now.filters, ...patch } })),
  };
}
