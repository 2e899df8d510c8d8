import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { allSources, expectNone, productSources, type Source } from "./sources";
import { lineOf, parse, walk } from "../../scripts/build/page-messages/syntax";

/** Words for people and events that have a name: the user, the other party, hydrated, is notified. */
const TELLING =
  /\b(whoever|somebody|nobody|comes? alive|(page|it) is alive|(is|are|was|were) told|the other side|what is wanted)\b/i;

/** Names that code and files once had; docs/GLOSSARY.md has the words that stand for them now. */
const OLD_NAMES = new Set(readFileSync("tests/house/old-names.txt", "utf8").trim().split(/\s+/));

/** Camel-case parts of old names: webhook events and unread messages, a participation, an event that is emitted. */
const OLD_PARTS =
  /(^|_)(news|seats?|told)(?=[A-Z_]|$)|(News|Seats?|Told)(?![a-z])|(^|_)(NEWS|SEATS?|TOLD)(?=_|$)/;

/** The payload of a queue job, which the release before may have enqueued. */
const STORED_FIELDS = new Set(["newsId"]);

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

function partRule(source: Source): string[] {
  const complaints: string[] = [];
  walk(parse(source).program, (node) => {
    if (node.type !== "Identifier" && node.type !== "JSXIdentifier") return;
    if (OLD_PARTS.test(node.name) && !STORED_FIELDS.has(node.name))
      complaints.push(`${source.path}:${lineOf(source.text, node.start)} says ${node.name}, an old word`);
  });
  return complaints;
}

it("writes comments in the field's terms", () => {
  expectNone(allSources().flatMap(commentRule));
});

it("has left the old names behind", () => {
  expectNone([...allSources().flatMap(nameRule), ...productSources().flatMap(partRule)]);
});

it("bites on telling words and on old names", () => {
  const of = (text: string, path = "lib/a/data.ts") => ({ path, text });

  expect(commentRule(of(`// ${"who"}ever asks is answered\na();`))).toHaveLength(1);
  expect(commentRule(of(`/** The client is ${"to"}ld. */\na();`))).toHaveLength(1);
  expect(commentRule(of(`/** Restored once the page has ${"come"} alive. */\na();`))).toHaveLength(1);
  expect(commentRule(of(`// Once ${"it is"} alive it leads on.\na();`))).toHaveLength(1);
  expect(commentRule(of(`/** What ${"was"} told before. */\na();`))).toHaveLength(1);
  expect(commentRule(of(`/** Messages of ${"the other"} side. */\na();`))).toHaveLength(1);
  expect(
    commentRule(of(`// Both sides of the document; the heartbeat says that a process is alive.\na();`)),
  ).toEqual([]);
  expect(commentRule(of(`a("nobody");`))).toEqual([]);
  expect(nameRule(of("export function lockSeat() {}"))).toHaveLength(1);
  expect(nameRule(of("a();", "lib/a/service/take-over.ts"))).toHaveLength(1);
  expect(nameRule(of(`a("lockSeat");`))).toEqual([]);
  for (const name of [
    "news",
    "newsId",
    "onNewsSeen",
    "theSeat",
    "seats",
    "toldAt",
    "wasTold",
    "LAST_TOLD_MS",
  ])
    expect(partRule(of(`const ${name} = 1;`))).toHaveLength(name === "newsId" ? 0 : 1);
  for (const name of ["renewsAt", "newSubcategory", "seated", "retold", "newest"])
    expect(partRule(of(`const ${name} = 1;`))).toEqual([]);
});
