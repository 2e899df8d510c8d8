import { expect, it } from "vitest";
import { ALL_SCREENS, APP_ROUTES, patternOf, screenAt } from "../screens/app-routes";
import { allSources, expectNone } from "./sources";

function missingRule(patterns: string[], known: string[]): string[] {
  return patterns
    .filter((pattern) => !known.includes(pattern))
    .map((pattern) => `${pattern} is missing in tests/screens: say who opens it, and where it is`);
}

function leftOverRule(known: string[], patterns: string[]): string[] {
  return known
    .filter((pattern) => !patterns.includes(pattern))
    .map((pattern) => `${pattern} stands in tests/screens and has no page.tsx`);
}

const patterns = allSources()
  .filter(({ path }) => /^app\/.*\/?page\.tsx$/u.test(path))
  .map(({ path }) => patternOf(path));

it("knows every page, so that none is left out when all are looked at", () => {
  expectNone(missingRule(patterns, Object.keys(APP_ROUTES)));
});

it("knows no page that is not there", () => {
  expectNone(leftOverRule(Object.keys(APP_ROUTES), patterns));
});

it("has a name of its own for every look, and an address that leads to its route", () => {
  const names = ALL_SCREENS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const strays = ALL_SCREENS.filter(({ at, route }) => {
    if (typeof at !== "string" || route.includes("[...")) return false;
    return screenAt(at)?.split("?")[0] !== route;
  });
  expect(strays).toEqual([]);
});

it("bites on a page nobody put there, and on one that has gone", () => {
  expect(patternOf("app/[lang]/(legal)/imprint/page.tsx")).toBe("/imprint");
  expect(patternOf("app/[lang]/account/(private)/tenders/[tenderId]/page.tsx")).toBe(
    "/account/tenders/[tenderId]",
  );
  expect(patternOf("app/[lang]/page.tsx")).toBe("/");
  expect(missingRule(["/imprint"], ["/"])).toHaveLength(1);
  expect(leftOverRule(["/imprint"], ["/"])).toHaveLength(1);
  expect(screenAt("/account/tenders/created-by-me?tab=all&page=2")).toBe(
    "/account/tenders/created-by-me?page&tab",
  );
  expect(screenAt("/account/tenders/1")).toBe("/account/tenders/[tenderId]");
  expect(screenAt("/nowhere")).toBeNull();
});
