import type { Language } from "@/lib/i18n/languages";
import type { Market, Viewer } from "./market";

/** One way to open a route: the viewer, the address, and what is special about it. */
export type ScreenTarget = {
  /** Unique, and the name of its pictures. */
  name: string;
  as: Viewer;
  /** The address without its language. */
  at: string | ((market: Market) => string);
  /** It shows responses of the API: it has a loading state and an error state. */
  calls?: true;
  /** It is the 404 page. */
  isMissing?: true;
  /** A page of the demo itself, which takes its language as a query. */
  isDemo?: true;
  /** What the server answers instead, by the path of the call: a state that nothing in the demo market is in. */
  answers?: Readonly<Record<string, (answer: never) => object>>;
  /**
   * The buttons that are pressed one after another once all is there, in a language, by their names or how these begin: what
   * they open has no address of its own.
   */
  press?: (lang: Language) => readonly (string | RegExp)[];
};
export type ScreenTargets = Readonly<Record<string, readonly ScreenTarget[]>>;

/** Several ways to open one route as the same viewer. */
export function seenBy(
  as: Viewer,
  screens: Record<string, ScreenTarget["at"]>,
  more: Partial<ScreenTarget> = {},
): ScreenTarget[] {
  return Object.entries(screens).map(([name, at]) => ({ name, as, at, ...more }));
}

/** The address of the screen in the demo market, in a language. */
export function addressOf({ at, isDemo }: ScreenTarget, market: Market, lang: Language): string {
  const path = typeof at === "string" ? at : at(market);
  if (isDemo) return `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}
