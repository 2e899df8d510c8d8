import { expect, it } from "vitest";
import {
  BROWSER_FILES,
  complainAbout,
  conceptFileOf,
  importsOf,
  PURE_FILES,
  type ConceptFile,
} from "./modules";
import { allSources, expectNone, type Source } from "./sources";

const FOR_SCREENS: readonly ConceptFile[] = [...PURE_FILES, ...BROWSER_FILES];

function isScreen(path: string): boolean {
  const kind = conceptFileOf(path)?.kind;
  return path.startsWith("components/") || (kind !== undefined && BROWSER_FILES.includes(kind));
}

function mayReachScreens(target: string): boolean {
  if (!target.startsWith("lib/")) return true;
  if (/^lib\/(shared|i18n|platform\/browser)\//.test(target)) return true;
  const kind = conceptFileOf(target)?.kind;
  return kind !== undefined && FOR_SCREENS.includes(kind);
}

function rule(source: Source): string[] {
  if (!isScreen(source.path)) return [];
  return importsOf(source)
    .filter(({ target }) => target && !mayReachScreens(target))
    .map((each) =>
      complainAbout(source, each, `a screen may use ${FOR_SCREENS.join(", ")}, shared, i18n, browser`),
    );
}

it("keeps every screen away from the database and the server", () => {
  expectNone(allSources().flatMap(rule));
});

it("bites when a screen or its queries reach for the server", () => {
  const sample = (path: string, text: string) => rule({ path, text });

  expect(sample("components/a/A.tsx", `import { findTender } from "@/lib/tenders/data";`)).toHaveLength(1);
  expect(
    sample("components/a/A.tsx", `import type { Tx } from "@/lib/platform/server/database/db";`),
  ).toHaveLength(1);
  expect(sample("lib/offers/queries.ts", `import { acceptOffer } from "./service";`)).toHaveLength(1);
  expect(sample("lib/offers/queries.ts", `import { offerView } from "./schema";`)).toEqual([]);
  expect(sample("lib/offers/service.ts", `import { findOffer } from "./data";`)).toEqual([]);
});
