import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const NEXT = ".next";
const PAGES = join(NEXT, "server", "app", "en");

const sizes = new Map<string, number>();

/** The transfer size of a file of the build, in bytes of gzip. */
function weightOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(NEXT, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

/** The scripts that a browser fetches for a page before any interaction; `nomodule` ones are not counted. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="\/_next\/(static\/[^"?]+\.js)"[^>]*>/g)];
  const modern = tags.filter(([tag]) => !/nomodule/i.test(tag));
  return [...new Set(modern.map(([, file = ""]) => decodeURIComponent(file)))];
}

/** The transfer size of a page's scripts, in kB. */
export function scriptWeight(html: string): number {
  return scriptsOf(html).reduce((sum, script) => sum + weightOf(script), 0) / 1000;
}

/** Every prerendered page, by its path without a language, with the weight of its scripts in kB. */
export function weighPages(): Map<string, number> {
  const names = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const files = [
    ["/", `${PAGES}.html`],
    ...names.map((name) => [`/${name.slice(0, -".html".length)}`, join(PAGES, name)]),
  ];
  return new Map(files.map(([path = "", file = ""]) => [path, scriptWeight(readFileSync(file, "utf8"))]));
}
