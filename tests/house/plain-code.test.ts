import { expect, it } from "vitest";
import { allSources, expectNone, type Source } from "./sources";
import { childrenOf, lineOf, parse, placeOf, walk } from "../../scripts/build/page-messages/syntax";

// Each of these hides a problem from the tools or from the next reader.
const HIDING =
  /@ts-(ignore|expect-error|nocheck)|(es|ox)lint-disable|(prettier|oxfmt)-ignore|\b(TODO|FIXME|XXX)\b|@ts-check-off/;

function commentRule({ path, text }: Source): string[] {
  return parse({ path, text })
    .comments.filter(({ value }) => HIDING.test(value))
    .map(({ start, value }) => `${path}:${lineOf(text, start)} hides something: ${value.trim()}`);
}

function anyRule(source: Source): string[] {
  if (!/\bany\b/.test(source.text)) return [];
  const complaints: string[] = [];
  walk(parse(source).program, (node) => {
    if (node.type === "TSAnyKeyword") complaints.push(`${placeOf(source, node)} says any: say what it is`);
  });
  return complaints;
}

const QUERIES = /^(find|create|update|upsert|delete|aggregate|group)[A-Za-z]*$/;

/** `include` loads whole rows, secrets too, and grows with every new column: Prisma calls use `select`. */
function includeRule(source: Source): string[] {
  if (!/\binclude\b/.test(source.text)) return [];
  const complaints: string[] = [];
  walk(parse(source).program, (node, ancestors) => {
    if (node.type !== "Property" || node.key.type !== "Identifier" || node.key.name !== "include") return;
    const isQuery = ancestors.some((each) => {
      const callee = each.type === "CallExpression" ? each.callee : null;
      const property = callee?.type === "MemberExpression" ? callee.property : null;
      return property?.type === "Identifier" && QUERIES.test(property.name);
    });
    const isArguments = ancestors.some((each) => {
      const names = each.type === "TSSatisfiesExpression" ? childrenOf(each.typeAnnotation) : [];
      return names.length > 0 && /Prisma\./.test(source.text.slice(each.start, each.end));
    });
    if (isQuery || isArguments) complaints.push(`${placeOf(source, node)} includes: select what is needed`);
  });
  return complaints;
}

it("hides nothing from the compiler, the linter or the next reader", () => {
  expectNone(allSources().flatMap(commentRule));
});

it("has a type for everything", () => {
  expectNone(allSources().flatMap(anyRule));
});

it("selects columns by name and never includes whole rows", () => {
  expectNone(allSources().flatMap(includeRule));
});

it("bites on escapes", () => {
  const of = (text: string) => ({ path: "lib/a/data.ts", text });

  expect(commentRule(of(`// ${"TO"}${"DO"}: later\na();`))).toHaveLength(1);
  expect(commentRule(of(`// @ts-${"ignore"}\na();`))).toHaveLength(1);
  expect(commentRule(of(`/* eslint-${"disable"} */`))).toHaveLength(1);
  expect(commentRule(of(`const text = "todo";`))).toEqual([]);
  expect(anyRule(of(`const a = b as any;`))).toHaveLength(1);
  expect(anyRule(of(`// any\nconst any = 1;`))).toEqual([]);
  expect(includeRule(of(`tx.user.findMany({ where: {}, include: { profile: true } });`))).toHaveLength(1);
  expect(
    includeRule(of(`const a = { include: { b: true } } satisfies Prisma.UserDefaultArgs;`)),
  ).toHaveLength(1);
  expect(includeRule(of(`const config = { include: ["tests"] };`))).toEqual([]);
});
