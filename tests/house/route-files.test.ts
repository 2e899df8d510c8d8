import { expect, it } from "vitest";
import { complainAbout, importsOf } from "./modules";
import { allSources, expectNone, type Source } from "./sources";
import { nameOf, parse, placeOf, type Node } from "../../scripts/build/page-messages/syntax";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type Handler = { method: string; node: Node; value: Node | null };

/** The exported handlers of a route file. */
function handlersOf(source: Source): Handler[] {
  return parse(source).program.body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "VariableDeclaration") return [];
    return node.declaration.declarations.map(({ id, init }) => ({
      method: nameOf(id) ?? "",
      node,
      value: init,
    }));
  });
}

/** "/api/tenders/{tenderId}" for "app/api/tenders/[tenderId]/route.ts". */
function urlOf(path: string): string {
  return path
    .replace(/^app/, "")
    .replace(/\/route\.ts$/, "")
    .replaceAll("[", "{")
    .replaceAll("]", "}");
}

function importRule(source: Source): string[] {
  return importsOf(source)
    .filter(({ specifier }) => /^next(\/|$)/.test(specifier))
    .map((each) => complainAbout(source, each, "the API server serves this file without Next"));
}

function commentRule(source: Source): string[] {
  const lines = source.text.split("\n");
  return handlersOf(source).flatMap(({ method, node }) => {
    const place = placeOf(source, node);
    const above = lines[Number(place.split(":").at(-1)) - 2] ?? "";
    const start = `// ${method} ${urlOf(source.path)}`;
    return above.startsWith(start) && /: \S/.test(above)
      ? []
      : [`${place} needs "${start}…: what it means" above it`];
  });
}

function fieldsOf(spec: Node | undefined): Map<string, Node> {
  const fields = spec?.type === "ObjectExpression" ? spec.properties : [];
  return new Map(
    fields.flatMap((field) => (field.type === "Property" ? [[nameOf(field.key) ?? "", field.value]] : [])),
  );
}

function specRule(source: Source): string[] {
  return handlersOf(source).flatMap(({ method, node, value }) => {
    const place = placeOf(source, node);
    if (!METHODS.includes(method)) return [`${place} exports ${method}, which is no method`];
    if (value?.type !== "CallExpression" || nameOf(value.callee) !== "route") {
      return [`${place} ${method} does not go through route()`];
    }
    const fields = fieldsOf(value.arguments[0]);
    const complaints = fields.has("auth") ? [] : [`${place} ${method} does not say who may call it: auth`];
    const auth = fields.get("auth");
    // These need no session: their rate limit is a decision, not a default.
    const needsLimit = method !== "GET" && auth?.type === "Literal" && auth.value === "public";
    if (needsLimit && !fields.has("limit")) complaints.push(`${place} ${method} is public and needs a limit`);
    return complaints;
  });
}

/** TypeScript refuses a value without `output`; a Response with JSON in it is found by how it is made. */
function outputRule(source: Source): string[] {
  return handlersOf(source).flatMap(({ method, node, value }) => {
    if (value?.type !== "CallExpression" || fieldsOf(value.arguments[0]).has("output")) return [];
    const code = source.text.slice(value.start, value.end);
    const makesJson = /Response\.json\(|cachedAnswer\(/.test(code);
    return makesJson
      ? [`${placeOf(source, node)} ${method} answers with JSON and does not promise its shape: output`]
      : [];
  });
}

const routes = allSources().filter(({ path }) => /^app\/api\/.*\/route\.ts$/.test(path));

it("keeps Next out of the routes, which the API server serves too", () => {
  expectNone(routes.flatMap(importRule));
});

it("says above each handler what the call means", () => {
  expectNone(routes.flatMap(commentRule));
});

it("opens every door with who may come in, and a public one with how often", () => {
  expectNone(routes.flatMap(specRule));
});

it("promises the shape of all JSON that leaves", () => {
  expectNone(routes.flatMap(outputRule));
});

it("bites on a route that is not in order", () => {
  const of = (text: string) => ({ path: "app/api/offers/[offerId]/accept/route.ts", text });
  const good = `// PATCH /api/offers/{offerId}/accept: the client picks this offer.\nexport const PATCH = route({ auth: "user" }, () => 1);`;

  expect([importRule, commentRule, specRule].flatMap((rule) => rule(of(good)))).toEqual([]);
  expect(importRule(of(`import { NextResponse } from "next/server";`))).toHaveLength(1);
  expect(commentRule(of(good.replace("accept:", "decline:")))).toHaveLength(1);
  expect(commentRule(of(good.replace(/^.*\n/, "")))).toHaveLength(1);
  expect(specRule(of(`export const POST = route({ limit: "write" }, () => 1);`))).toHaveLength(1);
  expect(specRule(of(`export const POST = route({ auth: "public" }, () => 1);`))).toHaveLength(1);
  expect(specRule(of(`export const POST = async () => new Response();`))).toHaveLength(1);
  const cached = (spec: string) =>
    of(`export const GET = route(${spec}, (call) => cachedAnswer(call, {}, 60));`);
  expect(outputRule(cached(`{ auth: "public" }`))).toHaveLength(1);
  expect(outputRule(cached(`{ auth: "public", output: tree }`))).toEqual([]);
  expect(specRule(of(`export const dynamic = "force-dynamic";`))).toHaveLength(1);
});
