import { expect, it } from "vitest";
import { allSources, expectNone, type Source } from "./sources";
import { lineOf, nameOf, parse, placeOf, walk, type Node } from "../../scripts/build/page-messages/syntax";

const FILE = 250;
const FUNCTION = 40;
const COMPONENT = 80;

/** Files with a limit of their own. */
const FILES: { path: RegExp; most: number }[] = [
  { path: /^app\/.*\/page\.tsx$/, most: 15 },
  // A route that only calls its service is shorter than 8 lines, which is no fault.
  { path: /^app\/api\/.*\/route\.ts$/, most: 30 },
  { path: /^server\.ts$/, most: 120 },
];

/** The two doors, `route()` and `listen()`, fit on one screen. Types, comments and blank lines do not count. */
const DOORS = /^lib\/platform\/server\/(http\/route|realtime\/listen)\.ts$/;
const DOOR = 80;

function fileRule({ path, text }: Source): string[] {
  const lines = text.trimEnd().split("\n").length;
  const { most } = FILES.find((file) => file.path.test(path)) ?? { most: FILE };
  return lines > most ? [`${path} has ${lines} lines, at most ${most}`] : [];
}

function doorRule(source: Source): string[] {
  if (!DOORS.test(source.path)) return [];
  const { program, comments } = parse(source);
  const silent = [
    ...comments,
    ...program.body.map((node) =>
      node.type === "ExportNamedDeclaration" ? (node.declaration ?? node) : node,
    ),
  ].filter((node) => /^(Line|Block|ImportDeclaration|TSTypeAliasDeclaration)$/.test(node.type));
  const code = silent.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/./g, " ") + text.slice(end),
    source.text,
  );
  const lines = code.split("\n").filter((line) => line.trim() !== "" && line.trim() !== "export").length;
  return lines > DOOR ? [`${source.path} does ${lines} lines of work, at most ${DOOR}`] : [];
}

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/** The name of a function: its own, its variable's, or that of the call it is passed to. */
function functionName(node: Node, parent: Node | undefined): string {
  if ("id" in node && node.id?.type === "Identifier") return node.id.name;
  if (parent?.type === "VariableDeclarator") return nameOf(parent.id) ?? "";
  if (parent?.type !== "CallExpression") return "";
  // describe.each(…)(…) is called twice.
  const { callee } = parent;
  return nameOf(callee.type === "CallExpression" ? callee.callee : callee) ?? "";
}

function functionRule(source: Source): string[] {
  const { path, text } = source;
  const complaints: string[] = [];
  walk(parse(source).program, (node, ancestors) => {
    if (!FUNCTIONS.includes(node.type)) return;
    const name = functionName(node, ancestors.at(-1));
    // A describe groups tests and does nothing itself.
    if (/^describe(\.|$)/.test(name)) return;
    const most = path.endsWith(".tsx") && /^[A-Z]/.test(name) ? COMPONENT : FUNCTION;
    const lines = lineOf(text, node.end) - lineOf(text, node.start) + 1;
    if (lines > most)
      complaints.push(`${placeOf(source, node)} ${name || "a function"} has ${lines} lines, at most ${most}`);
  });
  return complaints;
}

it("keeps files short enough to be read in one go", () => {
  expectNone(allSources().flatMap(fileRule));
});

it("keeps the two doors narrow", () => {
  expectNone(allSources().flatMap(doorRule));
});

it("keeps functions and components short", () => {
  expectNone(allSources().flatMap(functionRule));
});

it("bites when something grows too long", () => {
  const long = (lines: number) => "a();\n".repeat(lines);
  const wrapped = (head: string, lines: number) => `${head} {\n${long(lines)}}`;

  expect(fileRule({ path: "lib/a/data.ts", text: long(251) })).toHaveLength(1);
  expect(fileRule({ path: "app/[lang]/page.tsx", text: long(16) })).toHaveLength(1);
  expect(fileRule({ path: "app/api/a/route.ts", text: long(31) })).toHaveLength(1);
  expect(doorRule({ path: "lib/platform/server/http/route.ts", text: long(81) })).toHaveLength(1);
  expect(
    doorRule({ path: "lib/platform/server/http/route.ts", text: "// why\n".repeat(81) + long(80) }),
  ).toEqual([]);
  expect(functionRule({ path: "lib/a/data.ts", text: wrapped("const find = () =>", 39) })).toHaveLength(1);
  expect(functionRule({ path: "components/a/A.tsx", text: wrapped("function A()", 79) })).toHaveLength(1);
  expect(functionRule({ path: "components/a/A.tsx", text: wrapped("function A()", 78) })).toEqual([]);
});
