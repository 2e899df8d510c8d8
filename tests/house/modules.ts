import { importsOf, type Import } from "@/scripts/build/page-messages/imports";
import type { Source } from "./sources";

export { importsOf, type Import };

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
