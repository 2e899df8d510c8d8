import { ACCOUNT_SCREENS } from "./account-screens";
import { DEMO_SCREENS, PUBLIC_SCREENS } from "./public-screens";
import type { ScreenTarget, ScreenTargets } from "./screens";

/** Every route of the product by its pattern in app/, without the language, and how to open it. */
export const APP_ROUTES: ScreenTargets = { ...PUBLIC_SCREENS, ...ACCOUNT_SCREENS, ...DEMO_SCREENS };

/** One screen with the route it belongs to. */
export type RoutedScreen = ScreenTarget & { route: string };

/** Every screen of every route, in the order of the table. */
export const ALL_SCREENS: readonly RoutedScreen[] = Object.entries(APP_ROUTES).flatMap(([route, screens]) =>
  screens.map((screen) => ({ ...screen, route })),
);

/** The first screen of every route, for a run that has time for one. */
export const FIRST_SCREENS: readonly RoutedScreen[] = ALL_SCREENS.filter(
  ({ route }, at) => ALL_SCREENS.findIndex((screen) => screen.route === route) === at,
);

/** The pattern of a page's file: its address without language and without route groups. */
export function patternOf(file: string): string {
  const folders = file.split("/").slice(1, -1);
  const shown = folders.filter((folder) => folder !== "[lang]" && !/^\(.+\)$/u.test(folder));
  return `/${shown.join("/")}`;
}

const PATTERNS = Object.keys(APP_ROUTES)
  .filter((pattern) => !pattern.includes("[..."))
  // Static segments win over parameters.
  .toSorted((one, other) => one.split("[").length - other.split("[").length)
  .map((pattern) => ({ pattern, shape: new RegExp(`^${pattern.replaceAll(/\[\w+\]/gu, "[^/]+")}$`, "u") }));

/**
 * The screen that a path without its language leads to: pattern and names of the query. Null: no route of the
 * product.
 */
export function screenAt(path: string): string | null {
  const { pathname, searchParams } = new URL(path || "/", "http://localhost");
  const found = PATTERNS.find(({ shape }) => shape.test(pathname));
  if (!found) return null;
  const names = [...new Set(searchParams.keys())].sort();
  return names.length > 0 ? `${found.pattern}?${names.join("&")}` : found.pattern;
}
