import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { CONCEPT_FILES } from "./modules";
import { allSources, expectNone, type Source } from "./sources";
import { parse } from "../../scripts/build/page-messages/syntax";

// Names without a meaning: a search for something would have to open them all.
const EMPTY_NAMES = ["index", "utils", "util", "helpers", "helper", "types", "hooks", "common", "misc"];

// lib outside of the concepts; lib/emails is its own kind: rendering, layout and one file per mail.
const NO_CONCEPT = /^lib\/(i18n|shared|platform|emails)\//;
// The one list of what every concept registers at the server.
const LOOSE_FILES = ["lib/registry.ts"];

const CONCEPT_FILE = new RegExp(
  `^lib/[a-z-]+/(?:[a-z-]+/)?(?:${CONCEPT_FILES.join("|")})(?:\\.ts|/[a-z0-9-]+\\.ts)$`,
);

function conceptRule({ path }: Source): string[] {
  if (!path.startsWith("lib/") || NO_CONCEPT.test(path) || LOOSE_FILES.includes(path)) return [];
  return CONCEPT_FILE.test(path) ? [] : [`${path} is none of ${CONCEPT_FILES.join(", ")}`];
}

// Next and vitest give these their names.
const GIVEN = /^(app\/.*|[a-z.-]+\.(ts|mjs|d\.ts))$/;

function nameRule({ path }: Source): string[] {
  const name = basename(path).replace(/(\.test|\.spec|\.d)?\.[a-z]+$/, "");
  if (EMPTY_NAMES.includes(name)) return [`${path}: ${name} says nothing`];
  if (EMPTY_NAMES.includes(basename(dirname(path)))) return [`${path}: its folder's name says nothing`];
  if (GIVEN.test(path) || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const isComponent = path.startsWith("components/") || path.startsWith("tests/");
  return isComponent && /^[A-Z][A-Za-z0-9]*$/.test(name)
    ? []
    : [`${path}: files are kebab-case, components PascalCase`];
}

/** The names a file exports. */
function exportsOf(source: Source): string[] {
  const { staticExports } = parse(source).module;
  return staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []));
}

function componentRule(source: Source): string[] {
  if (!source.path.startsWith("components/")) return [];
  const name = basename(source.path).replace(/\.tsx?$/, "");
  const isPascal = /^[A-Z]/.test(name);
  if (!isPascal) return [];
  if (!source.path.endsWith(".tsx")) return [`${source.path}: a component's file is .tsx`];
  const exported = exportsOf(source);
  // One component per file; a family of one kind (the skeletons) may share one named after the family.
  const family = name.replace(/s$/, "").replace(/^.*(?=[A-Z])/, "");
  const isFamily = name.endsWith("s") && exported.some((each) => each.endsWith(family));
  return exported.includes(name) || isFamily ? [] : [`${source.path} does not export ${name}`];
}

it("knows the kinds of file of a concept, and no other", () => {
  expectNone(allSources().flatMap(conceptRule));
});

it("names every file after what is in it", () => {
  expectNone(allSources().flatMap(nameRule));
});

it("finds each component in the file of its name", () => {
  expectNone(allSources().flatMap(componentRule));
});

it("bites on names outside of the vocabulary", () => {
  const of = (path: string, text = "") => ({ path, text });

  expect(conceptRule(of("lib/tenders/repository.ts"))).toHaveLength(1);
  expect(conceptRule(of("lib/money.ts"))).toHaveLength(1);
  expect(conceptRule(of("lib/users/profile/schema.ts"))).toEqual([]);
  expect(conceptRule(of("lib/auth/service/sign-up.ts"))).toEqual([]);
  expect(nameRule(of("lib/tenders/utils.ts"))).toHaveLength(1);
  expect(nameRule(of("components/ui/index.ts"))).toHaveLength(1);
  expect(nameRule(of("components/hooks/a.ts"))).toHaveLength(1);
  expect(nameRule(of("lib/shared/dateRange.ts"))).toHaveLength(1);
  expect(nameRule(of("components/ui/display/StatusChip.tsx"))).toEqual([]);
  expect(componentRule(of("components/ui/A.tsx", "export function B() {}"))).toHaveLength(1);
});
