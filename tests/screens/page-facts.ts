import type { Page } from "playwright/test";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { NAMESPACES } from "@/lib/i18n/messages";
import { translator } from "@/lib/i18n/translator";
import { ERROR_CODES } from "@/lib/shared/errors";
import type { ScreenTarget } from "./screens";

/** A page as users and crawlers perceive it. */
export type PageFacts = {
  title: string;
  lang: string;
  headings: number;
  /** All visible and announced text, names and hints of fields too. */
  words: string;
};

/** Reads the page's present content. */
export function readFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const NAMES = ["aria-label", "aria-description", "placeholder", "title", "alt"];
    const named = [...document.querySelectorAll(NAMES.map((name) => `[${name}]`).join())];
    const names = named.flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? ""));
    return {
      title: document.title,
      lang: document.documentElement.lang,
      headings: document.querySelectorAll("h1").length,
      words: [document.title, document.body.innerText, ...names.filter(Boolean)].join("\n"),
    };
  });
}

/** The same of a page as the server sends it, before any script has run. */
export function factsOfHtml(html: string): PageFacts {
  const still = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/gu, " ");
  const names = [...still.matchAll(/(?:aria-label|placeholder|title|alt|content)="([^"]*)"/gu)];
  return {
    title: /<title>([^<]*)<\/title>/u.exec(still)?.[1] ?? "",
    lang: /<html[^>]* lang="([^"]*)"/u.exec(still)?.[1] ?? "",
    headings: still.match(/<h1[\s>]/gu)?.length ?? 0,
    words: [still.replaceAll(/<[^>]*>/gu, "\n"), ...names.map(([, name = ""]) => name)].join("\n"),
  };
}

/** What a missing message leaves in a page: its key, or an unfilled placeholder. */
const RAW_KEY = new RegExp(`(?<![\\w@./-])(?:${NAMESPACES.join("|")})(?:\\.[a-zA-Z]\\w*)+(?![\\w@/-])`, "gu");
const GAP = /\{\w+\}/gu;
const CODES = ERROR_CODES.filter((code) => code.includes("_"));
const RAW_CODE = new RegExp(`(?<![\\w.@/-])(?:${CODES.join("|")})(?![\\w.@/-])`, "gu");

/** Message keys, codes and unfilled placeholders among the words of a page. */
export function rawWords(words: string): string[] {
  return [RAW_KEY, RAW_CODE, GAP].flatMap((pattern) => words.match(pattern) ?? []);
}

/** True when these words are on the page as a line of their own. */
function hasLine(words: string, line: string): boolean {
  return words.split("\n").some((each) => each.trim() === line);
}

/** The requirements of every page that this one misses; empty when it is complete. */
export function faultsOf(
  facts: PageFacts,
  lang: Language,
  { isDemo, isMissing }: Partial<ScreenTarget> = {},
): string[] {
  const common = translator(lang, "common");
  const tenders = translator(lang, "tenders");
  const faults = rawWords(facts.words).map((word) => `says ${word}`);
  if (facts.title.trim() === "") faults.push("has no title");
  if (facts.headings !== 1) faults.push(`has ${facts.headings} h1`);
  // The demo's own pages are outside of the languages: only their main part has a `lang`.
  if (!isDemo && facts.lang !== toLocale(lang)) faults.push(`says it is in "${facts.lang}"`);
  if (hasLine(facts.words, common("failure.title"))) faults.push("could not be loaded");
  const isLost = [common("notFound.title"), tenders("detail.notFound")].some((line) =>
    hasLine(facts.words, line),
  );
  if (isLost && !isMissing) faults.push("says that it does not exist");
  return faults;
}
