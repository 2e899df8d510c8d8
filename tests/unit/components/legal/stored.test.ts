import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { allSources } from "@/tests/house/sources";

type Section = "cookies" | "local" | "tab";
type Legal = { cookies: { sections: Record<Section, { text: string }> } };

/** The names of stored entries that the cookie policy lists. */
function namesIn(lang: Language, section: Section): string[] {
  const { cookies } = JSON.parse(readFileSync(`messages/${lang}/legal.json`, "utf8")) as Legal;
  const entries = cookies.sections[section].text.matchAll(/^= (.+?) \|/gm);
  return [...entries].flatMap(([, names = ""]) => names.split(", "));
}

/** Every key of the local storage: its type lists them for all that write one. */
function storedKeys(): string[] {
  const source = readFileSync("lib/platform/browser/storage/local-storage.ts", "utf8");
  const [, union = ""] = /export type StoredKey =([^;]+);/.exec(source) ?? [];
  return [...union.matchAll(/"(\w+)"/g)].flatMap(([, name = ""]) => name);
}

/** The files that write into the session storage. */
const tabWriters = allSources().filter(({ text }) => text.includes("writeSessionStorage("));

describe.each(LANGUAGES)("the cookie policy (%s)", (lang) => {
  it("lists every entry of the local storage", () => {
    expect(namesIn(lang, "local")).toEqual(expect.arrayContaining(storedKeys()));
  });

  it("lists what a tab remembers by the names in the code", () => {
    const names = namesIn(lang, "tab").map((name) => name.replace("…", ""));
    const known = names.filter((name) => tabWriters.some(({ text }) => text.includes(`${name}`)));
    expect(known).toEqual(names);
  });

  it("lists the cookie that remembers the answer to its question", () => {
    expect(namesIn(lang, "cookies")).toContain("CookieConsent");
  });
});
