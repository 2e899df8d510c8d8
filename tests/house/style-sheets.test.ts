import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { themeTokens } from "@/components/ui/styles/theme/theme-tokens";
import { lineOf } from "../../scripts/build/page-messages/syntax";
import { expectNone, productSources, type Source } from "./sources";

const GENERATED = "components/ui/styles/tokens.css";

function styleSheets(): Source[] {
  return readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => join("components", path))
    .filter((path) => path !== GENERATED)
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const BREAKPOINTS = Object.values(themeTokens.breakpoints.values);
const WIDTHS = BREAKPOINTS.flatMap((px) => [`(min-width: ${px}px)`, `(max-width: ${px - 1}px)`]);

/** Pages break where the look says (specification 9). */
function breakpointRule({ path, text }: Source): string[] {
  return [...text.matchAll(/@media[^{]*?(\([^)]*(?:width|height)[^)]*\))/g)]
    .filter(([, query = ""]) => !WIDTHS.includes(query))
    .map(({ index, 1: query }) => `${path}:${lineOf(text, index)} ${query} is no breakpoint`);
}

/** Text at 200 % with a fixed line height overlaps. */
function lineRule({ path, text }: Source): string[] {
  return [...text.matchAll(/line-height: [\d.]+px/g)].map(
    ({ index, 0: found }) => `${path}:${lineOf(text, index)} ${found}: lines grow with the letters: rem`,
  );
}

/** The bundler of development (Turbopack) stops at it, the one of the build does not. */
function composesRule({ path, text }: Source): string[] {
  return [...text.matchAll(/^ {4,}composes:/gm)].map(
    ({ index }) => `${path}:${lineOf(text, index + 1)} composes inside of another rule`,
  );
}

function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)|:global\([^)]*\)/g, "")
    .match(/[^{};]+(?=\{)/g);
  return new Set(
    (selectors ?? []).flatMap((each) => [...each.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
  );
}

const IMPORT = /^import (\w+) from "(.+\.module\.css)";$/gm;

/** TypeScript does not know the classes of a CSS module: a misspelled one is undefined. */
function classRule({ path, text }: Source, sheets: Source[]): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = "", from = ""]) => {
    const file = from.startsWith("@/") ? from.slice(2) : join(dirname(path), from);
    const known = classesOf(sheets.find((sheet) => sheet.path === file)?.text ?? "");
    const used = [
      ...text.replaceAll(IMPORT, "").matchAll(new RegExp(`(?<!["\\w.])${name}\\.(\\w+)`, "g")),
    ].map(([, each = ""]) => each);
    return used.filter((each) => !known.has(each)).map((each) => `${path}: ${file} has no .${each}`);
  });
}

/** A class is used by a component, or composed into another. */
function unusedRule({ path, text }: Source, everything: string): string[] {
  if (!path.endsWith(".module.css")) return [];
  return [...classesOf(text)]
    .filter((name) => !new RegExp(`\\w\\.${name}\\b|composes: [^;]*\\b${name}\\b|"${name}"`).test(everything))
    .map((name) => `${path}: .${name} is not used`);
}

it("breaks pages at the breakpoints of the look alone", () => {
  expectNone(styleSheets().flatMap(breakpointRule));
});

it("lets lines grow with their letters", () => {
  expectNone(styleSheets().flatMap(lineRule));
});

it("composes at the top of a sheet alone", () => {
  expectNone(styleSheets().flatMap(composesRule));
});

it("uses classes that exist, and all of them", () => {
  const sheets = styleSheets();
  const everything = [...productSources(), ...sheets].map(({ text }) => text).join("\n");

  expectNone(productSources().flatMap((source) => classRule(source, sheets)));
  expectNone(sheets.flatMap((sheet) => unusedRule(sheet, everything)));
});

it("bites on other widths, on lines in pixels and on classes that are missing or left over", () => {
  const sheet = (text: string) => ({ path: "components/a/A.module.css", text });
  const component = (text: string) => ({
    path: "components/a/A.tsx",
    text: `import styles from "./A.module.css";\n${text}`,
  });

  expect(breakpointRule(sheet("@media (min-width: 900px) {}"))).toHaveLength(1);
  expect(breakpointRule(sheet("@media (width >= 1024px) {}"))).toHaveLength(1);
  expect(breakpointRule(sheet("@media (max-width: 1024px) {}"))).toHaveLength(1);
  expect(breakpointRule(sheet("@media (max-width: 1023px) {}\n@media print {}"))).toEqual([]);
  expect(lineRule(sheet(".a { line-height: 18px; }"))).toHaveLength(1);
  expect(lineRule(sheet(".a { line-height: 1.125rem; }"))).toEqual([]);
  expect(composesRule(sheet("@layer a {\n  .a {\n    composes: b;\n  }\n}"))).toHaveLength(1);
  expect(composesRule(sheet(".a {\n  composes: b;\n}"))).toEqual([]);
  expect(classRule(component("styles.b"), [sheet(".a { color: red; }")])).toHaveLength(1);
  expect(classRule(component("styles.a"), [sheet(".a:hover { color: red; }")])).toEqual([]);
  expect(unusedRule(sheet(".a { color: red; }"), "styles.b")).toHaveLength(1);
  expect(unusedRule(sheet(".a { color: red; }"), 'composes: a from "./A.module.css";')).toEqual([]);
});
