import { toClientFormat } from "./compile-messages";
import type { Messages } from "./messages";
import table from "./page-messages.json";

/** The sections of each namespace; `true` for a whole one. */
export type MessageSelection = Readonly<Record<string, true | readonly string[]>>;
export type PageWithMessages = keyof typeof table.pages;

/** What every screen of the account and of signing in needs around it; the layout sends it. */
export const SHELL_MESSAGES = table.frame as MessageSelection;

/**
 * What the screens of each page need besides: generated from what their code asks for (scripts/build/page-messages), by
 * install, build, test and dev.
 */
export const PAGE_MESSAGES = table.pages as Record<PageWithMessages, MessageSelection>;

type Texts = { [key: string]: string | Texts };

function copySection(from: Texts, to: Texts, [key = "", ...rest]: string[]): void {
  const found = from[key];
  if (found === undefined)
    throw new Error(`There is no message ${key}: run npm install, which generates page-messages.json`);
  if (rest.length === 0 || typeof found === "string") to[key] = found;
  else copySection(found, (to[key] ??= {}) as Texts, rest);
}

/** The selected sections out of all texts of a language, for the browser. */
export function pickMessages(all: Messages, selection: MessageSelection): Partial<Messages> {
  const picked: Texts = {};
  for (const [namespace, sections] of Object.entries(selection)) {
    const paths = sections === true ? [namespace] : sections.map((section) => `${namespace}.${section}`);
    for (const path of paths) copySection(all, picked, path.split("."));
  }
  return toClientFormat(picked);
}
