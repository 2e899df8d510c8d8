import type { Messages } from "./messages";
import table from "./page-messages.json";

/** The sections of each namespace; `true` for a whole one. */
export type MessageSelection = Readonly<Record<string, true | readonly string[]>>;
export type PageWithMessages = keyof typeof table.pages;

/** Messages of the app shell, sent by the layout of the account and the sign-in. */
export const SHELL_MESSAGES = table.shell as MessageSelection;

/**
 * Messages of each page besides the app shell's: generated from the keys that the code uses
 * (scripts/build/page-messages), by install, build, test and dev.
 */
export const PAGE_MESSAGES = table.pages as Record<PageWithMessages, MessageSelection>;

type MessageTree = { [key: string]: string | MessageTree };

function copySection(from: MessageTree, to: MessageTree, [key = "", ...rest]: string[]): void {
  const found = from[key];
  if (found === undefined)
    throw new Error(`There is no message ${key}: run npm install, which generates page-messages.json`);
  if (rest.length === 0 || typeof found === "string") to[key] = found;
  else copySection(found, (to[key] ??= {}) as MessageTree, rest);
}

/** Picks the selected sections out of all messages of a language, in the format of the browser. */
export function pickMessages(all: Messages, selection: MessageSelection): Partial<Messages> {
  const picked: MessageTree = {};
  for (const [namespace, sections] of Object.entries(selection)) {
    const paths = sections === true ? [namespace] : sections.map((section) => `${namespace}.${section}`);
    for (const path of paths) copySection(all, picked, path.split("."));
  }
  return picked;
}
