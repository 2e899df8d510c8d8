import { parseArgs } from "node:util";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ALL_SCREENS, type RoutedScreen } from "./app-routes";

/** The command's options: `--lang de,hu --route /account`; an option that is left out means everything. */
export type Choices = {
  /** The chosen ones of a list, or the default when the option is missing. */
  of: <T extends string>(name: string, all: readonly T[], usual?: readonly T[]) => readonly T[];
  screens: readonly RoutedScreen[];
  /** The address of a running demo market. */
  url: string;
  tabs: number;
};

function chosen<T extends string>(name: string, option: string | undefined, all: readonly T[]): T[] | null {
  if (option === undefined) return null;
  if (option === "all") return [...all];
  const words = option.split(",");
  const unknown = words.filter((word) => !all.some((each) => each === word));
  if (unknown.length > 0) throw new Error(`--${name} knows no ${unknown.join(", ")}: ${all.join(", ")}, all`);
  return all.filter((each) => words.includes(each));
}

/** A route with everything below it, or one screen by its name. */
function screensAt(option: string | undefined): readonly RoutedScreen[] {
  if (option === undefined) return ALL_SCREENS;
  const words = option.split(",");
  const screens = ALL_SCREENS.filter(({ name, route }) =>
    words.some((word) => word === name || route === word || (word !== "/" && route.startsWith(`${word}/`))),
  );
  if (screens.length === 0) throw new Error(`--route knows no ${option}`);
  return screens;
}

const OPTIONS = ["lang", "scheme", "viewport", "width", "state", "route", "url", "tabs"] as const;

/** Parses the command's arguments. */
export function readChoices(args: readonly string[]): Choices {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ args: [...args], options });
  const option = values as Partial<Record<string, string>>;
  return {
    of: (name, all, usual = all) => chosen(name, option[name], all) ?? usual,
    screens: screensAt(option.route),
    url: option.url ?? "",
    tabs: Number(option.tabs ?? 2),
  };
}

export const languagesOf = ({ of }: Choices, usual = LANGUAGES as readonly (typeof LANGUAGES)[number][]) =>
  of("lang", LANGUAGES, usual);
