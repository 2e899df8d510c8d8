import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { allSources, expectNone, type Source } from "./sources";
import { lineOf, parse, walk } from "../../scripts/build/page-messages/syntax";

/** Words for people and events that have a name: the user, the other party, hydrated, is notified. */
const TELLING = /\b(whoever|somebody|nobody|comes alive|(is|are) told|what is wanted)\b/i;

/** Names that code and files once had; docs/GLOSSARY.md has the words that stand for them now. */
const OLD_NAMES = new Set(readFileSync("tests/house/old-names.txt", "utf8").trim().split(/\s+/));

function commentRule(source: Source): string[] {
  return parse(source).comments.flatMap(({ start, value }) => {
    const found = TELLING.exec(value)?.[0];
    return found ? [`${source.path}:${lineOf(source.text, start)} says "${found}" in a comment`] : [];
  });
}

function nameRule(source: Source): string[] {
  const name = basename(source.path).replace(/\..*$/, "");
  const complaints = OLD_NAMES.has(name) ? [`${source.path} has an old name`] : [];
  walk(parse(source).program, (node) => {
    if ((node.type === "Identifier" || node.type === "JSXIdentifier") && OLD_NAMES.has(node.name))
      complaints.push(`${source.path}:${lineOf(source.text, node.start)} says ${node.name}, an old name`);
  });
  return complaints;
}

it("writes comments in the field's terms", () => {
  expectNone(allSources().flatMap(commentRule));
});

it("has left the old names behind", () => {
  expectNone(allSources().flatMap(nameRule));
});

it("bites on telling words and on old names", () => {
  const of = (text: string, path = "lib/a/data.ts") => ({ path, text });

  expect(commentRule(of(`// ${"who"}ever asks is answered\na();`))).toHaveLength(1);
  expect(commentRule(of(`/** The client is ${"to"}ld. */\na();`))).toHaveLength(1);
  expect(commentRule(of(`a("nobody");`))).toEqual([]);
  expect(nameRule(of("export function lockSeat() {}"))).toHaveLength(1);
  expect(nameRule(of("a();", "lib/a/service/take-over.ts"))).toHaveLength(1);
  expect(nameRule(of(`a("lockSeat");`))).toEqual([]);
});
