import { importsOf, type Import } from "@/scripts/build/page-messages/imports";
import type { Source } from "./sources";

export { importsOf, type Import };

/** The file vocabulary of a concept in lib (docs/ARCHITECTURE.md). */
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

/** Folders of lib that are no concept. */
const NO_CONCEPTS = ["i18n", "shared", "platform"];

export type ConceptLocation = { concept: string; kind: ConceptFile };

/** The concept of a path and its kind of file; a folder of that name counts as the file. */
export function conceptFileOf(path: string): ConceptLocation | null {
  const [top, concept, ...rest] = path.split("/");
  if (top !== "lib" || !concept || rest.length === 0 || NO_CONCEPTS.includes(concept)) return null;
  const names = rest.map((part) => part.replace(/\.tsx?$/, ""));
  const kind = CONCEPT_FILES.find((file) => names.includes(file));
  return kind ? { concept, kind } : null;
}

/** Pure files: they run on both sides and take time and actor as arguments. */
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

/** True for the pure files of a concept, and lib/shared. */
export function isPure(path: string): boolean {
  const location = conceptFileOf(path);
  if (location) return PURE_FILES.includes(location.kind);
  return path.startsWith("lib/shared/");
}

/** One complaint about an import. */
export function complainAbout({ path }: Source, { line, specifier }: Import, why: string): string {
  return `${path}:${line} imports ${specifier}: ${why}`;
}
