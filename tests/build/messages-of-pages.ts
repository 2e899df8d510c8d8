import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toLanguage, type Locale } from "@/lib/i18n/languages";
import { NAMESPACES, type Messages } from "@/lib/i18n/messages";

const PAGES = join(".next", "server", "app");

/** The RSC payload of a page: the calls of `self.__next_f.push` in one piece. */
function flightOf(html: string): string {
  const calls = html.matchAll(/self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g);
  return [...calls].map(([, call = "[]"]) => (JSON.parse(call) as [number, string])[1]).join("");
}

/** The end of the object that begins at a brace; braces in strings do not count. */
function endOf(text: string, start: number): number {
  const signs = /"(?:[^"\\]|\\.)*"|[{}]/g;
  signs.lastIndex = start;
  let depth = 0;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === "{") depth += 1;
    if (sign[0] === "}") depth -= 1;
    if (depth === 0) return signs.lastIndex;
  }
  throw new Error("The texts of a page do not end");
}

function htmlOf(locale: Locale, path: string): string {
  return join(PAGES, path === "/" ? `${locale}.html` : `${locale}${path}.html`);
}

/** True when a page was prerendered; the others are rendered for each request. */
export function isMadeAhead(locale: Locale, path: string): boolean {
  return existsSync(htmlOf(locale, path));
}

/**
 * The messages that a prerendered page sends to the browser: one object for each provider, as written in its payload.
 */
export function sentMessages(locale: Locale, path: string): object[] {
  const flight = flightOf(readFileSync(htmlOf(locale, path), "utf8"));
  const mark = /"messages":(?=\{)/g;
  const sent: object[] = [];
  for (let found = mark.exec(flight); found; found = mark.exec(flight)) {
    const start = mark.lastIndex;
    // Continues after its end: a message may have the key "messages" too.
    mark.lastIndex = endOf(flight, start);
    sent.push(JSON.parse(flight.slice(start, mark.lastIndex)) as object);
  }
  return sent;
}

const read = new Map<Locale, Messages>();

/** All messages of a language, uncompiled. */
export function writtenMessages(locale: Locale): Messages {
  const folder = join("messages", toLanguage(locale));
  const fileOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as unknown;
  const messages = read.get(locale) ?? Object.fromEntries(NAMESPACES.map((name) => [name, fileOf(name)]));
  read.set(locale, messages as Messages);
  return messages as Messages;
}
