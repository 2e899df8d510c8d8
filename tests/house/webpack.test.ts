import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allSources, expectNone, type Source } from "./sources";
import { parse, placeOf, stringOf, walk } from "../../scripts/build/page-messages/syntax";

/** Everything that knows the bundler; tests may look at its output. */
const MAY_KNOW = /^(scripts\/build|tests)\//;
/** The bundler that `next build` uses is an option of its command line. */
const OPTION = "--webpack";
/** In lazy imports: fetches a chunk while the page is idle. */
const MAGIC_COMMENT = /^ webpackPrefetch: true $/;

function commentRule(source: Source): string[] {
  return parse(source)
    .comments.filter(({ type, value }) => type === "Block" && /^\s*webpack/.test(value))
    .filter(({ value }) => !MAGIC_COMMENT.test(value))
    .map((comment) => `${placeOf(source, comment)} has a magic comment other than webpackPrefetch`);
}

function rule(source: Source): string[] {
  if (MAY_KNOW.test(source.path) || !/webpack/i.test(source.text)) return [];
  const complaints = commentRule(source);
  walk(parse(source).program, (node) => {
    const name = node.type === "Identifier" ? node.name : stringOf(node);
    if (name && name !== OPTION && /webpack/i.test(name))
      complaints.push(`${placeOf(source, node)} says ${name}: that belongs in scripts/build`);
  });
  return complaints;
}

it("keeps the bundler's code in scripts/build", () => {
  expectNone(allSources().flatMap(rule));
});

/** By their names the build finds the chunks that share what the account has (scripts/build/shared-chunks). */
function islandRule({ path, text }: Source): string[] {
  const isNamed = /\/(islands|lazy-island)\.tsx?$/.test(path);
  return /\blazyIsland\(/.test(text) && !isNamed
    ? [`${path} loads an island: that belongs in islands.ts`]
    : [];
}

it("keeps what loads islands in files that the build knows", () => {
  expectNone(
    allSources()
      .filter(({ path }) => path.startsWith("components/"))
      .flatMap(islandRule),
  );
  expect(islandRule({ path: "components/a/A.tsx", text: 'lazyIsland(["auth"])' })).toHaveLength(1);
});

it("takes all of it out in one line of next.config.mjs", () => {
  const calls = readFileSync("next.config.mjs", "utf8").match(/withPerformance\(/g) ?? [];

  expect(calls).toHaveLength(1);
});

it("bites on the bundler elsewhere", () => {
  const of = (text: string, path = "components/a/A.tsx") => ({ path, text });

  expect(rule(of("export default { webpack: (config) => config };", "next.config.mjs"))).toHaveLength(1);
  expect(rule(of(`import { DefinePlugin } from "webpack";`))).toHaveLength(1);
  expect(rule(of(`import(/* webpackChunkName: "a" */ "./B");`))).toHaveLength(1);
  expect(rule(of(`import(/* webpackPrefetch: true */ "./B");`))).toEqual([]);
  expect(rule(of("export const webpack = 1;", "scripts/build/a/a.mjs"))).toEqual([]);
});
