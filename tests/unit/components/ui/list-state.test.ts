// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readListState, toListParams, useListState } from "@/components/ui/lists/use-list-state";

const address = vi.hoisted(() => ({ query: "", pushed: [] as string[] }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  usePathname: () => "/account/tenders",
}));

const names = {
  tabs: ["all", "most-relevant", "applied"] as const,
  filters: ["categorySlug", "remote"] as const,
};

function aList(query: string, options: { ofTab?: readonly "remote"[] } = {}) {
  address.query = query;
  window.history.replaceState(null, "", `/account/tenders${query && `?${query}`}`);
  return renderHook(() => useListState({ ...names, ...options })).result.current;
}

// Only the query changes; the page, with its language, stays.
beforeEach(() => {
  address.pushed = [];
  const push = History.prototype.pushState.bind(window.history);
  vi.spyOn(window.history, "pushState").mockImplementation((state, title, url) => {
    address.pushed.push(String(url));
    push(state, title, url);
  });
});

describe("the address of a list", () => {
  it("without a query means page 1 of everything, newest first", () => {
    expect(aList("")).toMatchObject({
      page: 1,
      search: "",
      tab: "all",
      sortDirection: "DESC",
      filters: {},
      query: {},
    });
  });

  it("says the state, and the call to the API says the same", () => {
    const list = aList("page=3&search=bath&tab=applied&sortDirection=ASC&categorySlug=plumbing");

    expect(list).toMatchObject({ page: 3, search: "bath", tab: "applied", sortDirection: "ASC" });
    expect(list.query).toEqual({
      page: 3,
      search: "bath",
      tab: "applied",
      sortDirection: "ASC",
      categorySlug: "plumbing",
    });
  });

  it.each(["page=0", "page=-2", "page=1.5", "page=x", "tab=secret", "sortDirection=UP", "remote="])(
    "with nonsense (%s) means the default",
    (query) => {
      const state = readListState(new URLSearchParams(query), names);

      expect(toListParams(state, names.tabs)).toEqual({});
    },
  );

  it("with more than the API takes asks for the most that it takes", () => {
    expect(aList("page=999").query).toEqual({ page: 100 });
    expect(aList(`search=${"x".repeat(3000)}`).query).toEqual({ search: "x".repeat(100) });
  });

  it("with a filter that the API would refuse is the list without it", () => {
    const accepts = (_: string, value: string) => value === "plumbing";
    const read = (query: string) => readListState(new URLSearchParams(query), { ...names, accepts }).filters;

    expect(read("categorySlug=plumbing&remote=perhaps")).toEqual({ categorySlug: "plumbing" });
  });
});

describe("a change of the list", () => {
  const full = "page=3&search=bath&tab=applied&sortDirection=ASC&remote=1";

  it("to another tab resets search, page and sort", () => {
    aList(full).setTab("most-relevant");
    expect(address.pushed).toEqual(["/account/tenders?tab=most-relevant&remote=1"]);
  });

  it("to another tab ends what belongs to the tab", () => {
    aList("tab=applied&remote=1&search=bath", { ofTab: ["remote"] }).setTab("most-relevant");
    expect(address.pushed).toEqual(["/account/tenders?tab=most-relevant"]);
  });

  it("to the default tab leaves it out", () => {
    aList("tab=applied").setTab("all");
    expect(address.pushed).toEqual(["/account/tenders"]);
  });

  it("by a search starts at page 1, and so does emptying it", () => {
    aList(full).setSearch("  sink ");
    aList("page=2&search=bath").setSearch("");
    expect(address.pushed).toEqual([
      "/account/tenders?tab=applied&search=sink&remote=1&sortDirection=ASC",
      "/account/tenders",
    ]);
  });

  it("of the order turns it around and starts at page 1", () => {
    aList("page=2").toggleSort();
    aList("page=2&sortDirection=ASC").toggleSort();
    expect(address.pushed).toEqual(["/account/tenders?sortDirection=ASC", "/account/tenders"]);
  });

  it("by a filter starts at page 1, and no filter leaves no trace", () => {
    aList("page=2").setFilters({ remote: "1" });
    aList("page=2&remote=1").setFilters({ remote: undefined });
    expect(address.pushed).toEqual(["/account/tenders?remote=1", "/account/tenders"]);
  });

  it("keeps the change made a moment before, though the screen does not show that yet", () => {
    const list = aList("");
    list.toggleSort();
    list.setSearch("bath");
    list.setFilters({ remote: "1" });
    list.toggleSort();

    expect(address.pushed.slice(1)).toEqual([
      "/account/tenders?search=bath&sortDirection=ASC",
      "/account/tenders?search=bath&remote=1&sortDirection=ASC",
      "/account/tenders?search=bath&remote=1",
    ]);
  });

  it("of the page keeps everything else", () => {
    expect(aList(full).hrefForPage(4)).toBe(
      "/account/tenders?tab=applied&search=bath&remote=1&sortDirection=ASC&page=4",
    );
    expect(aList("page=2").hrefForPage(1)).toBe("/account/tenders");
  });
});
