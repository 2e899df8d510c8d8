import { expect, it } from "vitest";
import { expectNone, productSources, type Source } from "./sources";
import { parse, placeOf, stringOf, walk } from "../../scripts/build/page-messages/syntax";

// The one file that knows both spellings, and the redirect from the one to the other.
const KNOWS = ["lib/i18n/languages.ts", "next.config.mjs"];

/** A file that contains both "cz" and "cs" converts between them, and sooner or later differently. */
function rule(source: Source): string[] {
  // In the demo market users speak languages by their ISO codes (cs) and read the product in theirs (cz).
  if (KNOWS.includes(source.path) || source.path.startsWith("prisma/")) return [];
  const places: Record<string, string> = {};
  walk(parse(source).program, (node) => {
    const word =
      stringOf(node) ?? (node.type === "Property" && node.key.type === "Identifier" ? node.key.name : null);
    if (word && /^\/?(cz|cs)$/.test(word)) places[word.replace("/", "")] = placeOf(source, node);
  });
  return places["cz"] && places["cs"]
    ? [`${places["cz"]} knows both cz and cs: use toLocale and toLanguage`]
    : [];
}

it("knows in one file only that cz means cs", () => {
  expectNone(productSources().flatMap(rule));
});

it("bites when another file converts", () => {
  const of = (text: string) => ({ path: "lib/a/data.ts", text });

  expect(rule(of(`const locale = lang === "cz" ? "cs" : lang;`))).toHaveLength(1);
  expect(rule(of(`const locales = { cz: "cs" };`))).toHaveLength(1);
  expect(rule(of(`const country = "cz";`))).toEqual([]);
});
