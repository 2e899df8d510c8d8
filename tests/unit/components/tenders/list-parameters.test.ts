import { describe, expect, it } from "vitest";
import { countFilters, hasReach, listParams } from "@/components/tenders/list/list-filters";
import { listHref, toSavedFilters } from "@/lib/saved-searches/presentation";

describe("the filters of the list", () => {
  it.each([
    [{}, 0],
    [{ from: "2027-01-01", to: "2027-01-01" }, 1],
    [{ near: "5", withinKm: "20" }, 1],
    [{ categorySlug: "garden", subcategorySlug: "pools", remote: "true", budgetMinMinor: "5000" }, 3],
    [{ subcategorySlugs: "painting,tiling", urgent: "true" }, 2],
    [{ sort: "budget", reach: "everywhere" }, 0],
  ])("%j count as %i choices", (filters, count) => {
    expect(countFilters({ filters })).toBe(count);
  });
});

describe("the list of all tenders", () => {
  it("keeps to the own reach unless the address says everywhere or another place", () => {
    const list = { tab: "all" as const, filters: {}, query: { page: 2 } };
    expect(listParams(list)).toEqual({ page: 2, reach: "own" });
    const open = { ...list, filters: { reach: "everywhere" }, query: { reach: "everywhere" } };
    expect(listParams(open)).toEqual({});
    const near = { ...list, filters: { near: "5" }, query: { near: "5" } };
    expect(listParams(near)).toEqual({ near: "5" });
    expect(hasReach(near)).toBe(false);
  });

  it("has no reach among remote jobs, which the server finds everywhere", () => {
    const remote = { tab: "all" as const, filters: { remote: "true" }, query: { remote: "true" } };
    expect(hasReach(remote)).toBe(false);
    expect(listParams(remote)).toEqual({ remote: "true" });
    const onSite = { tab: "all" as const, filters: { remote: "false" }, query: { remote: "false" } };
    expect(listParams(onSite)).toEqual({ remote: "false", reach: "own" });
  });

  it("is the only one with a reach", () => {
    const list = { tab: "most-relevant" as const, filters: {}, query: { tab: "most-relevant" as const } };
    expect(listParams(list)).toEqual({ tab: "most-relevant" });
  });
});

describe("the address of what a saved search finds", () => {
  it.each([
    [
      { subcategorySlugs: ["painting", "tiling"], reach: "own" as const },
      "subcategorySlugs=painting%2Ctiling",
    ],
    [
      { subcategorySlugs: ["painting"], near: 5, withinKm: 20 },
      "near=5&withinKm=20&subcategorySlug=painting",
    ],
    [{ urgent: true as const, search: "stairs", remote: false }, "urgent=true&search=stairs&remote=false"],
    [{ reach: "own" as const }, ""],
  ])("of %j has all its filters, and saved once more they are the same", (filters, query) => {
    const { pathname, searchParams } = new URL(listHref(filters), "https://example.test");
    expect(pathname).toBe("/account/tenders");
    const { reach, ...params } = Object.fromEntries(searchParams);
    expect(reach).toBe("reach" in filters ? undefined : "everywhere");
    expect(params).toEqual(Object.fromEntries(new URLSearchParams(query)));
    const given = { ...params, reach: reach ?? "own" };
    expect(toSavedFilters(given)).toEqual(filters);
  });
});
