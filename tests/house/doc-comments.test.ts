import { expect, it } from "vitest";
import { conceptFileOf } from "./modules";
import { allSources, expectNone, type Source } from "./sources";
import { parse, placeOf, type Node } from "../../scripts/build/page-messages/syntax";

const DOCUMENTED = ["service", "policy", "machine", "presentation", "reducer"];

function isDocumented(path: string): boolean {
  const kind = conceptFileOf(path)?.kind;
  return (kind !== undefined && DOCUMENTED.includes(kind)) || path.startsWith("lib/shared/");
}

function isFunction(node: Node): boolean {
  if (node.type === "FunctionDeclaration") return true;
  if (node.type !== "VariableDeclaration") return false;
  return node.declarations.some(({ init }) => /Function/.test(init?.type ?? ""));
}

function rule(source: Source): string[] {
  if (!isDocumented(source.path)) return [];
  const { program, comments } = parse(source);
  return program.body
    .filter(
      (node) => node.type === "ExportNamedDeclaration" && node.declaration && isFunction(node.declaration),
    )
    .filter((node) => {
      const isAbove = ({ end }: { end: number }) =>
        end < node.start && source.text.slice(end, node.start).trim() === "";
      return !comments.some(
        (comment) => comment.type === "Block" && comment.value.startsWith("*") && isAbove(comment),
      );
    })
    .map((node) => `${placeOf(source, node)} is exported and does not say what it means to a user`);
}

it("says of every exported function of services, policies and shared code what it means", () => {
  expectNone(allSources().flatMap(rule));
});

it("bites on a function without a word", () => {
  const of = (text: string) => ({ path: "lib/offers/policy.ts", text });

  expect(rule(of(`export function whyNotAccept() {}`))).toHaveLength(1);
  expect(rule(of(`export const whyNotAccept = () => null;`))).toHaveLength(1);
  expect(rule(of(`/** Why. */\nconst a = 1;\nexport function whyNotAccept() {}`))).toHaveLength(1);
  expect(rule(of(`/** Null: go ahead. */\nexport function whyNotAccept() {}`))).toEqual([]);
  expect(rule({ path: "lib/offers/data.ts", text: `export function findOffer() {}` })).toEqual([]);
});
