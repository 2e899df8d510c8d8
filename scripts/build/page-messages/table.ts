import { readdirSync, readFileSync } from "node:fs";
import { isWithin, messagesShown, toSelection, type Selection } from "./messages-shown";
import { allSources, type Source } from "./sources";

/** The messages of the shell, and those that each page sends in addition, by its route. */
export type PageMessagesTable = { shell: Selection; pages: Record<string, Selection> };

/** Screens of the account and of authentication; public pages are rendered on the server and send none. */
export const APP = "app/[lang]/(app)/";

export type Files = ReadonlyMap<string, Source>;

/** Sources by their path. */
export const filesOf = (sources: Source[]): Files => new Map(sources.map((source) => [source.path, source]));

/** Every page.tsx below a language. */
export const pagesOf = (all: Files) =>
  [...all.values()].filter(({ path }) => /^app\/\[lang\]\/.*page\.tsx$/.test(path));
/** The layouts around the pages of the account. */
export const shellsOf = (all: Files) =>
  [...all.values()].filter(
    ({ path }) => path.startsWith(APP) && /\/(layout|loading|error|not-found)\.tsx$/.test(path),
  );

/** "/account/tenders" for app/[lang]/(app)/account/(private)/tenders/page.tsx. */
export function routeOf({ path }: Source): string {
  const folders = path.replace("app/[lang]", "").replace(/\/page\.tsx$/, "");
  return folders.replaceAll(/\/\([^)]*\)/g, "");
}

/** Which messages the code of each page uses, of all existing keys. */
export function tableOf(all: Files, known: readonly string[]): PageMessagesTable {
  const shell = messagesShown(shellsOf(all), all, known);
  const pages = pagesOf(all).filter(({ path }) => path.startsWith(APP));
  const ofPages = pages.map((page) => {
    const own = messagesShown([page], all, known).filter((key) => !isWithin(key, shell));
    return [routeOf(page), toSelection(own, known)] as const;
  });
  return { shell: toSelection(shell, known), pages: Object.fromEntries(ofPages) };
}

function keysIn(json: object, path: string): string[] {
  return Object.entries(json).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? keysIn(value as object, `${path}${key}.`)
      : [`${path}${key}`],
  );
}

/** Every key of the English messages, such as "tenders.list.title". */
function allKeys(): string[] {
  return readdirSync("messages/en").flatMap((file) =>
    keysIn(
      JSON.parse(readFileSync(`messages/en/${file}`, "utf8")) as object,
      `${file.replace(/\.json$/, "")}.`,
    ),
  );
}

/** The table for the sources on the disk. */
export function pageMessagesTable(): PageMessagesTable {
  return tableOf(filesOf(allSources()), allKeys());
}
