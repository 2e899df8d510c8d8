import { parseArgs } from "node:util";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ALL_SCREENS, type RoutedScreen } from "./app-routes";

/** What a command was asked for: `--lang de,hu --route /account`; whatever it was not asked for is everything. */
export type Choices = {
  /** The ones of a list that were chosen, or those taken when nothing was said. */
  of: <T extends string>(name: string, all: readonly T[], usual?: readonly T[]) => readonly T[];
  looks: readonly RoutedScreen[];
  /** Where a market runs. */
  url: string;
  tabs: number;
};

function chosen<T extends string>(name: string, said: string | undefined, all: readonly T[]): T[] | null {
  if (said === undefined) return null;
  if (said === "all") return [...all];
  const words = said.split(",");
  const unknown = words.filter((word) => !all.some((each) => each === word));
  if (unknown.length > 0) throw new Error(`--${name} knows no ${unknown.join(", ")}: ${all.join(", ")}, all`);
  return all.filter((each) => words.includes(each));
}

/** A route with everything below it, or one look by its name. */
function looksAt(said: string | undefined): readonly RoutedScreen[] {
  if (said === undefined) return ALL_SCREENS;
  const words = said.split(",");
  const looks = ALL_SCREENS.filter(({ name, route }) =>
    words.some((word) => word === name || route === word || (word !== "/" && route.startsWith(`${word}/`))),
  );
  if (looks.length === 0) throw new Error(`--route knows no ${said}`);
  return looks;
}

const OPTIONS = ["lang", "scheme", "viewport", "width", "state", "route", "url", "tabs"] as const;

/** Reads what stands behind the command's name. */
export function readChoices(args: readonly string[]): Choices {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ args: [...args], options });
  const said = values as Partial<Record<string, string>>;
  return {
    of: (name, all, usual = all) => chosen(name, said[name], all) ?? usual,
    looks: looksAt(said.route),
    url: said.url ?? "",
    tabs: Number(said.tabs ?? 2),
  };
}

export const languagesOf = ({ of }: Choices, usual = LANGUAGES as readonly (typeof LANGUAGES)[number][]) =>
  of("lang", LANGUAGES, usual);
