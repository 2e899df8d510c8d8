import type { Language } from "@/lib/i18n/languages";
import type { Market, Viewer } from "./market";

/** One way to see a route: whose eyes, which address, and what is special about it. */
export type Look = {
  /** Unique, and the name of its pictures. */
  name: string;
  as: Viewer;
  /** The address without its language. */
  at: string | ((market: Market) => string);
  /** It shows what calls answer: there is something to see while they last and when they fail. */
  calls?: true;
  /** It is there to say that there is nothing at its address. */
  isMissing?: true;
  /** A page of the demo itself, which takes its language as a query. */
  isDemo?: true;
};
export type Looks = Readonly<Record<string, readonly Look[]>>;

/** Some ways to see one route with the same eyes. */
export function seenBy(as: Viewer, looks: Record<string, Look["at"]>, more: Partial<Look> = {}): Look[] {
  return Object.entries(looks).map(([name, at]) => ({ name, as, at, ...more }));
}

/** Where the look is in the demo market, in a language. */
export function addressOf({ at, isDemo }: Look, market: Market, lang: Language): string {
  const path = typeof at === "string" ? at : at(market);
  if (isDemo) return `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}
