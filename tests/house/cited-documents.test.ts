import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allSources, expectNone, type Source } from "./sources";
import { lineOf, parse, stringOf, walk } from "../../scripts/build/page-messages/syntax";

const DOCUMENT = /[\w./-]*\w\.md\b/g;

type Text = { start: number; value: string };

/** The comments and the strings of a source. */
function textsOf(source: Source): Text[] {
  const { program, comments } = parse(source);
  const texts: Text[] = comments.map(({ start, value }) => ({ start, value }));
  walk(program, (node) => {
    const value = stringOf(node);
    if (value !== null) texts.push({ start: node.start, value });
  });
  return texts;
}

function missingIn(source: Source, texts: Text[]): string[] {
  return texts.flatMap(({ start, value }) =>
    [...value.matchAll(DOCUMENT)]
      .filter(([document]) => !existsSync(document))
      .map(
        ([document]) => `${source.path}:${lineOf(source.text, start)} cites ${document}, which is not there`,
      ),
  );
}

function rule(source: Source): string[] {
  return source.text.includes(".md") ? missingIn(source, textsOf(source)) : [];
}

/** Style sheets and the database's models: comments are most of their prose. */
function otherSources(): Source[] {
  return ["app", "components", "prisma"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(css|prisma|sql)$/.test(path))
      .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${folder}/${path}`, "utf8") })),
  );
}

it("cites documents by their path from the root", () => {
  expectNone(allSources().flatMap(rule));
  expectNone(otherSources().flatMap((source) => missingIn(source, [{ start: 0, value: source.text }])));
});

it("bites on a document that is not there", () => {
  const missing = `docs/nothing.${"md"}`;
  const of = (text: string) => ({ path: "lib/a/data.ts", text });

  expect(rule(of(`/** As in ${missing}, Offer. */\na();`))).toHaveLength(1);
  expect(rule(of(`read("${missing}");`))).toHaveLength(1);
  expect(rule(of(`// ${missing.replace("docs/", "")}\na();`))).toHaveLength(1);
  expect(rule(of("// docs/domain.md, Offer\na();"))).toEqual([]);
});
