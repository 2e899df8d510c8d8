import { posix } from "node:path";
import { allSources, type Source } from "./sources";
import { lineOf, parse } from "./syntax";

/** One import of a file. `target` is the file it means; null for packages. Types vanish before anything runs. */
export type Import = {
  specifier: string;
  target: string | null;
  isType: boolean;
  /** `import()`: loaded on demand, so it makes no cycle at start. */
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

/** The repository file that a specifier means, without a guess when there is none; null for packages. */
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

/** The files of a concept, and the rest of lib, by what they may do (house.md, "File vocabulary"). */
export const CONCEPT_FILES = [
  "constants",
  "schema",
  "machine",
  "policy",
  "presentation",
  "reducer",
  "data",
  "service",
  "socket",
  "jobs",
  "queries",
  "store",
  "live",
] as const;
export type ConceptFile = (typeof CONCEPT_FILES)[number];

/** What is in lib but no concept. */
const NO_CONCEPTS = ["i18n", "shared", "platform"];

export type Place = { concept: string; kind: ConceptFile };

/** Which concept and which of its files a path is; a folder of that name counts as the file. */
export function conceptPlace(path: string): Place | null {
  const [top, concept, ...rest] = path.split("/");
  if (top !== "lib" || !concept || rest.length === 0 || NO_CONCEPTS.includes(concept)) return null;
  const names = rest.map((part) => part.replace(/\.tsx?$/, ""));
  const kind = CONCEPT_FILES.find((file) => names.includes(file));
  return kind ? { concept, kind } : null;
}

/** Files that compute: they run on both sides and take time and actor as arguments. */
export const PURE_FILES: readonly ConceptFile[] = [
  "constants",
  "schema",
  "machine",
  "policy",
  "presentation",
  "reducer",
];
/** Files that only run in the browser. */
export const BROWSER_FILES: readonly ConceptFile[] = ["queries", "store", "live"];

/** True for a file that may know nothing but values: the pure files of a concept, and lib/shared. */
export function isPure(path: string): boolean {
  const place = conceptPlace(path);
  if (place) return PURE_FILES.includes(place.kind);
  return path.startsWith("lib/shared/");
}

/** One line of a complaint about an import. */
export function complainAbout({ path }: Source, { line, specifier }: Import, why: string): string {
  return `${path}:${line} imports ${specifier}: ${why}`;
}
