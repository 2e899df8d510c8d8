import { expect, it } from "vitest";
import { importsOf } from "./modules";
import { allSources, expectNone, type Source } from "./sources";

type Graph = Map<string, string[]>;

// Types vanish before anything runs, so only values can make a cycle that breaks at start.
function graphOf(sources: Source[]): Graph {
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ isType, target }) => (isType || !target ? [] : [target])),
    ]),
  );
}

function rule(graph: Graph): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}

it("has no file that imports itself by a detour", () => {
  expectNone(rule(graphOf(allSources())));
});

it("bites when three files go in a circle", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["a"]],
    ["d", []],
  ]);

  expect(rule(graph)).toEqual(["a → b → c → a"]);
  expect(rule(new Map([["a", ["b"]]]))).toEqual([]);
});
