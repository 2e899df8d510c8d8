import { expect, it } from "vitest";
import { LANGUAGES } from "@/lib/i18n/languages";
import { PUBLIC_PAGES, PUBLIC_PATHS } from "@/lib/i18n/public-pages";
import { allSources, expectNone, type Source } from "./sources";
import { messagesOf } from "./messages";

// Search engines truncate titles and descriptions here; the layout adds " | TenderBee" to a title.
const TITLE = 65 - " | TenderBee".length;
const DESCRIPTION = { min: 50, max: 160 };

/** "/about-us" for app/[lang]/(public)/about-us/page.tsx; null for everything that is no page in a language. */
function pathOf({ path }: Source): string | null {
  const [, folders] = /^app\/\[lang\]\/((?:.*\/)?)page\.tsx$/.exec(path) ?? [];
  if (folders === undefined) return null;
  return `/${folders.replaceAll(/\([^)]*\)\//g, "").replace(/\/$/, "")}`;
}

const hasMetadata = (call: string, path: string) => call === `publicPage("${path}")`;

/** A page is in the list and has its metadata, or it is `noindex`, or it has no metadata of a list. */
function metadataRule(source: Source, listed: readonly string[]): string[] {
  const path = pathOf(source);
  if (path === null) return [];
  const [call = ""] = /\bpublicPage\("[^"]*"\)/.exec(source.text) ?? [];
  if (listed.includes(path))
    return hasMetadata(call, path)
      ? []
      : [`${source.path} is public: generateMetadata = publicPage("${path}")`];
  return call ? [`${source.path} says it is public, but PUBLIC_PAGES does not have ${path}`] : [];
}

function lengthRule(key: string, text: string, { min = 1, max }: { min?: number; max: number }): string[] {
  const length = text.length;
  return length < min || length > max
    ? [`${key} has ${length} characters, not ${min} to ${max}: ${text}`]
    : [];
}

it("gives every public page what search engines ask for, and no other page", () => {
  expectNone(allSources().flatMap((source) => metadataRule(source, PUBLIC_PATHS)));
});

it("lists only pages there are", () => {
  const there = allSources().map(pathOf);
  expect(PUBLIC_PATHS.filter((path) => !there.includes(path))).toEqual([]);
});

it("has a title and a description of the right length for every public page in every language", () => {
  const complaints = LANGUAGES.flatMap((lang) =>
    Object.values(PUBLIC_PAGES).flatMap(({ title, description }) => {
      const messages = messagesOf(lang);
      return [
        ...lengthRule(`${lang} ${title}`, messages.get(title) ?? "", { max: TITLE }),
        ...lengthRule(`${lang} ${description}`, messages.get(description) ?? "", DESCRIPTION),
      ];
    }),
  );
  expectNone(complaints);
});

it("describes no two public pages alike", () => {
  for (const lang of LANGUAGES) {
    const messages = Object.values(PUBLIC_PAGES).map(({ description }) => messagesOf(lang).get(description));
    expect(new Set(messages).size).toBe(messages.length);
  }
});

it("bites on a public page without its metadata and on one that is not in the list", () => {
  const rule = (path: string, text: string) => metadataRule({ path, text }, ["/", "/a"]);

  expect(rule("app/[lang]/(public)/a/page.tsx", `pageTitle("a", "title")`)).toHaveLength(1);
  expect(rule("app/[lang]/(public)/a/page.tsx", `publicPage("/b")`)).toHaveLength(1);
  expect(rule("app/[lang]/(public)/a/page.tsx", `publicPage("/a")`)).toEqual([]);
  expect(rule("app/[lang]/(public)/page.tsx", `publicPage("/")`)).toEqual([]);
  expect(rule("app/[lang]/b/page.tsx", `publicPage("/b")`)).toHaveLength(1);
  expect(rule("app/[lang]/b/page.tsx", `pageTitle("b", "title")`)).toEqual([]);
  expect(lengthRule("a", "", { max: 5 })).toHaveLength(1);
});
