import { posix } from "node:path";
import { allSources, type Source } from "./sources";
import { lineOf, parse } from "./syntax";

/**
 * One import of a file. `target` is the imported file of the repository; null for packages. Type imports vanish at
 * build time.
 */
export type Import = {
  specifier: string;
  target: string | null;
  isType: boolean;
  /** `import()`: loaded on demand, so it makes no import cycle at start. */
  isDynamic: boolean;
  line: number;
};

type Raw = { specifier: string; isType: boolean; isDynamic: boolean; start: number };

function rawImports(source: Source): Raw[] {
  const { module } = parse(source);
  const { text } = source;
  const written = (start: number, end: number) => /^["'`](.*)["'`]$/s.exec(text.slice(start, end))?.[1];
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      isDynamic: false,
      start,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType, start }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType, isDynamic: false, start }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const specifier = written(moduleRequest.start, moduleRequest.end);
      return specifier === undefined ? [] : [{ specifier, isType: false, isDynamic: true, start }];
    }),
  ];
}

const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".mts", "/index.ts", "/index.tsx"];
const paths = new Set(allSources().map(({ path }) => path));

/** Resolves a specifier to a repository file; to the bare path when there is no such file; null for packages. */
function resolve(from: string, specifier: string): string | null {
  const isOurs = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOurs) return null;
  const bare = specifier.startsWith("@/") ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);
  const found = ENDINGS.map((ending) => bare + ending).find((path) => paths.has(path));
  return found ?? bare;
}

const known = new Map<string, Import[]>();

/** Everything a source imports, re-exports or loads on demand. */
export function importsOf(source: Source): Import[] {
  const key = `${source.path}\0${source.text}`;
  const before = known.get(key);
  if (before) return before;
  const imports = rawImports(source).map(({ specifier, isType, isDynamic, start }) => ({
    specifier,
    target: resolve(source.path, specifier),
    isType,
    isDynamic,
    line: lineOf(source.text, start),
  }));
  known.set(key, imports);
  return imports;
}
