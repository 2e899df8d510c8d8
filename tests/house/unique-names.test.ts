import { expect, it } from "vitest";
import { expectNone, productSources, type Source } from "./sources";
import { parse, placeOf, type Node } from "../../scripts/build/page-messages/syntax";

/** The demo market's data (prisma/seed) has words of its own. */
const PRODUCT = /^(lib|components|app)\//;

/** Next gives the exports of these files their names. */
const ROUTE_FILE =
  /^app\/.*\b(page|layout|route|loading|error|not-found|template|default|sitemap|robots|manifest|icon)\.tsx?$/;

const HOOK_OR_COMPONENT = /^(use[A-Z]|[A-Z]\w*[a-z])/;

/** The components, types and hooks that a declaration exports. */
function namesIn(declaration: Node | null | undefined): string[] {
  if (!declaration) return [];
  if (declaration.type === "TSTypeAliasDeclaration" || declaration.type === "TSInterfaceDeclaration")
    return [declaration.id.name];
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations
      .flatMap(({ id }) => (id.type === "Identifier" ? id.name : []))
      .filter((name) => HOOK_OR_COMPONENT.test(name));
  const isNamed = declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration";
  return [(isNamed && declaration.id?.name) || ""].filter((name) => HOOK_OR_COMPONENT.test(name));
}

/** Where each name is declared; a re-export declares nothing, and a class or value with its type is one thing. */
function declarationsOf(sources: Source[]): Map<string, Map<string, string>> {
  const places = new Map<string, Map<string, string>>();
  for (const source of sources) {
    if (!PRODUCT.test(source.path) || ROUTE_FILE.test(source.path)) continue;
    for (const node of parse(source).program.body) {
      if (node.type !== "ExportNamedDeclaration") continue;
      for (const name of namesIn(node.declaration)) {
        const known = places.get(name) ?? new Map<string, string>();
        places.set(name, known.set(source.path, placeOf(source, node)));
      }
    }
  }
  return places;
}

function rule(sources: Source[]): string[] {
  return [...declarationsOf(sources)]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name} is exported at ${[...places.values()].join(" and ")}`);
}

it("gives no two components, types or hooks one name", () => {
  expectNone(rule(productSources()));
});

it("bites on one name for two things", () => {
  const of = (path: string, text: string) => ({ path, text });
  const component = of("components/a/Offer.tsx", "export function Offer() {}");

  expect(rule([component, of("lib/a/schema.ts", "export type Offer = { id: string };")])).toHaveLength(1);
  expect(rule([component, of("components/b/lazy.tsx", "export const Offer = lazy();")])).toHaveLength(1);
  expect(
    rule([
      of("lib/a/queries.ts", "export function useOffer() {}"),
      of("lib/b/queries.ts", "export const useOffer = () => 1;"),
    ]),
  ).toHaveLength(1);
  expect(rule([component, of("lib/a/schema.ts", "export const offer = 1; type Offer = 1;")])).toEqual([]);
  expect(rule([component, of("lib/a/data.ts", 'export { Offer } from "./schema";')])).toEqual([]);
  expect(rule([component, of("app/[lang]/offer/page.tsx", "export function Offer() {}")])).toEqual([]);
});
