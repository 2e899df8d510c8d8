import { basename } from "node:path";
import { expect, it } from "vitest";
import { conceptFileOf } from "./modules";
import { expectNone, productSources, type Source } from "./sources";
import { parse } from "../../scripts/build/page-messages/syntax";

/** The exported functions of a file, in source order. */
function exportedFunctions(source: Source): string[] {
  return parse(source).program.body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || !node.declaration) return [];
    const { declaration } = node;
    if (declaration.type === "FunctionDeclaration") return declaration.id?.name ?? [];
    if (declaration.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && /Function/.test(init?.type ?? "") ? id.name : [],
    );
  });
}

const isHook = (name: string) => /^use[A-Z]/.test(name);
const isComponent = (name: string) => /^[A-Z]/.test(name);
const fileOf = (hook: string) => hook.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Files whose name says what they hold: the browser's files of a concept, formatters, and a store with its hook. */
function hasNameOfItsOwn(path: string, name: string): boolean {
  return conceptFileOf(path) !== null || ["format", "session-store"].includes(name);
}

function rule(source: Source): string[] {
  const name = basename(source.path).replace(/\.tsx?$/, "");
  const exported = exportedFunctions(source);
  const hooks = exported.filter(isHook);
  const isNamedAfterHook = hooks.map(fileOf).includes(name);
  if (name.startsWith("use-") && !isNamedAfterHook) return [`${source.path} exports no hook of its name`];
  if (!isHook(exported[0] ?? "") || isNamedAfterHook || hasNameOfItsOwn(source.path, name)) return [];
  if (source.path.endsWith(".tsx") && exported.some(isComponent)) return [];
  return [`${source.path} holds ${hooks.join(", ")}: call it ${fileOf(hooks[0] ?? "")}`];
}

it("names a file of hooks after its hook", () => {
  expectNone(productSources().flatMap(rule));
});

it("bites on a hook in a file of another name", () => {
  const of = (path: string, text: string) => ({ path, text });
  const hook = "export function usePersonName() {}";

  expect(rule(of("components/ui/person-name.ts", hook))).toHaveLength(1);
  expect(rule(of("components/ui/use-name.ts", hook))).toHaveLength(1);
  expect(rule(of("components/ui/use-person-name.ts", hook))).toEqual([]);
  expect(rule(of("components/ui/person-name.ts", "export const usePersonName = () => null;"))).toHaveLength(
    1,
  );
  expect(rule(of("components/ui/Person.tsx", `${hook}\nexport function Person() {}`))).toEqual([]);
  expect(rule(of("components/ui/rows.ts", `export function rowsOf() {}\n${hook}`))).toEqual([]);
  expect(rule(of("lib/users/queries.ts", hook))).toEqual([]);
});
