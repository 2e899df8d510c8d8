import { dirname } from "node:path";
import { expect, it } from "vitest";
import { importsOf } from "./modules";
import { expectNone, productSources, type Source } from "./sources";

type Graph = Map<string, Set<string>>;

/** Groups of nodes that can all reach each other (Tarjan's strongly connected components), larger than one. */
function cyclesIn(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) found.push(component.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** The import graph, values and types alike, between files or between what `placeOf` makes of them. */
function graphOf(sources: Source[], placeOf: (path: string) => string | null): Graph {
  const graph: Graph = new Map();
  for (const source of sources) {
    const from = placeOf(source.path);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const { target, isDynamic } of importsOf(source)) {
      const to = target && !isDynamic ? placeOf(target) : null;
      if (to && to !== from) targets.add(to);
    }
  }
  return graph;
}

const fileRule = (sources: Source[]) =>
  cyclesIn(graphOf(sources, (path) => path)).map((files) => `a cycle of imports: ${files.join(", ")}`);

/** Sibling folders, none of which may import another one that imports it. */
const ROOMS = [
  /^(lib\/[\w-]+)\//,
  /^(lib\/platform\/server\/[\w-]+)\//,
  /^(lib\/platform\/browser\/[\w-]+)\//,
  /^(components\/[\w-]+)\//,
  /^(components\/ui\/[\w-]+)\//,
  /^(components\/users\/[\w-]+)\//,
  /^(components\/agreements\/[\w-]+)\//,
];

const roomRule = (sources: Source[]) =>
  ROOMS.flatMap((room) =>
    cyclesIn(graphOf(sources, (path) => room.exec(path)?.[1] ?? null)).map(
      (rooms) => `a cycle of folders: ${rooms.join(", ")}`,
    ),
  );

/** A folder that holds more is several folders. */
const MOST_FILES = 25;

function fullRule(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files, at most ${MOST_FILES}`);
}

it("has no file that imports itself by a detour, not even a type", () => {
  expectNone(fileRule(productSources()));
});

it("has no cycle between folders", () => {
  expectNone(roomRule(productSources()));
});

it(`keeps folders to ${MOST_FILES} files`, () => {
  expectNone(fullRule(productSources().map(({ path }) => path)));
});

it("bites on a cycle of three files, and on one of types", () => {
  const circle = [
    { path: "lib/a/data.ts", text: `import { b } from "@/lib/b/data.ts";` },
    { path: "lib/b/data.ts", text: `import type { C } from "@/lib/c/data.ts";` },
    { path: "lib/c/data.ts", text: `import { a } from "@/lib/a/data.ts";` },
    { path: "lib/d/data.ts", text: `import { a } from "@/lib/a/data.ts";` },
  ];

  expect(fileRule(circle)).toEqual(["a cycle of imports: lib/a/data.ts, lib/b/data.ts, lib/c/data.ts"]);
  expect(fileRule(circle.slice(1))).toEqual([]);
});

it("bites on two folders that need each other, though no file does", () => {
  const folders = [
    { path: "lib/a/data.ts", text: `import { b } from "@/lib/b/data.ts";` },
    { path: "lib/b/service.ts", text: `import { a } from "@/lib/a/data.ts";` },
  ];

  expect(fileRule(folders)).toEqual([]);
  expect(roomRule(folders)).toEqual(["a cycle of folders: lib/a, lib/b"]);
});

it("bites on a full folder", () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `lib/a/file-${at}.ts`);

  expect(fullRule(files(25))).toEqual([]);
  expect(fullRule(files(26))).toHaveLength(1);
});
