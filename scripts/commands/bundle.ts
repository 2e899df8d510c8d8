// `npm run bundle`: the script weight of every page of the production build beside that of the last release; `-- --save`
// writes this build's weights to docs/bundle.json, as a part of a release.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { build } from "./build.mjs";
import { prepareEnvironment, ROOT } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";
import { weighPages } from "../../tests/build/scripts-of-pages";

const FILE = join(ROOT, "docs", "bundle.json");

/** Kilobytes of gzip by page. */
const release = z.object({ version: z.string(), pages: z.record(z.string(), z.number()) });
type Release = z.infer<typeof release>;

function readLastRelease(): Release {
  if (!existsSync(FILE)) return { version: "none", pages: {} };
  return release.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

function weighBuild(): Release {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const pages = [...weighPages()].sort(([one], [other]) => one.localeCompare(other, "en"));
  return { version, pages: Object.fromEntries(pages.map(([path, kB]) => [path, Number(kB.toFixed(1))])) };
}

function difference(now: number | undefined, before: number | undefined): string {
  if (now === undefined) return "gone";
  if (before === undefined) return "new";
  const change = now - before;
  return Math.abs(change) < 0.05 ? "" : `${change > 0 ? "+" : "−"}${Math.abs(change).toFixed(1)}`;
}

function print(now: Release, before: Release): void {
  const paths = [...new Set([...Object.keys(now.pages), ...Object.keys(before.pages)])];
  const width = Math.max(...paths.map((path) => path.length));
  const row = (name: string, cells: string[]) =>
    console.log(`  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join("")}`);
  row("script in kB (gzip)", ["this build", before.version, "difference"]);
  for (const path of paths) {
    const [weight, earlier] = [now.pages[path], before.pages[path]];
    row(path, [weight?.toFixed(1) ?? "", earlier?.toFixed(1) ?? "", difference(weight, earlier)]);
  }
}

prepareEnvironment();
await step("Building pages and server", build);
const weighed = weighBuild();
print(weighed, readLastRelease());
if (process.argv.includes("--save")) writeFileSync(FILE, `${JSON.stringify(weighed, null, 2)}\n`);
